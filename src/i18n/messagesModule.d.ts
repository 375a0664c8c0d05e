declare module '#messages' {
  // Resolved by the build: all languages at once on a server, one at a time in a browser.
  export * from '#src/i18n/messages.browser.ts';
}
