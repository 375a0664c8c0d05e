/** A mistake of a developer who uses the library. Its message says what happened and what to do. */
export class VitrineError extends Error {
  override name = 'VitrineError';
}
