import type deDE from '#locales/de-DE.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      // The source language says which texts exist; a wrong id is a type error.
      ids: keyof typeof deDE;
    }
  }
}
