declare module '#messages' {
  // Resolved by the build: all languages at once on a server, one at a time in a browser.
  export { loadMessages } from '#src/i18n/messages.browser.ts';
}
