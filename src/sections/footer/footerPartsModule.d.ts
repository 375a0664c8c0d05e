declare module '#footer-parts' {
  // The build resolves this to the complete module on a server and to islands in a browser.
  export * from '#src/sections/footer/footerParts.server.ts';
}
