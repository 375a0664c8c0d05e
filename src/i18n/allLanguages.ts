import type { Messages } from './message.ts';

/** The module of each language, by file, for a server, where rendering does not wait. */
export const allLanguages = import.meta.glob<{ default: Messages }>('../../locales/{??,??-??}.json', {
  eager: true,
});
