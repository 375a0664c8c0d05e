declare module '#messages' {
  // The build resolves this to all languages on a server, and to one at a time in a browser.
  export * from '#src/i18n/messages.browser.ts';
}
