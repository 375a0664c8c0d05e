/** A developer's mistake in using the library. Its message says what happened and what to do. */
export class VitrineError extends Error {
  override name = 'VitrineError';
}
