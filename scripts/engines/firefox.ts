import path from 'node:path';

/** Playwright options for the system's Firefox. */
export const FIREFOX = {
  launch: {
    channel: 'moz-firefox',
    executablePath: path.resolve(import.meta.dirname, 'firefoxBidi.mjs'),
  },
  context: { colorScheme: null },
} as const;
