const SHEETS = import.meta.glob<string>('../../src/**/*.module.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The components whose style sheets use a colour, by name. */
export function usersOf(token: string): string[] {
  const use = new RegExp(`var\\(--v-color-${token}[,)]`);
  return (
    Object.entries(SHEETS)
      // Vitest replaces the text of a CSS module by its class names.
      .filter(([, text]) => typeof text === 'string' && use.test(text))
      .map(([file]) => file.replace(/^.*\/|\.module\.css$/g, ''))
      .sort()
  );
}
