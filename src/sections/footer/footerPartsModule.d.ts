declare module '#footer-parts' {
  // Resolved by the build: whole on a server, later in a browser.
  export * from '#src/sections/footer/footerParts.server.ts';
}
