declare module '#consent-parts' {
  // The build resolves this to the complete module on a server and to an island in a browser.
  export * from '#src/features/consent/consentParts.server.ts';
}
