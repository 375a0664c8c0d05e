declare module '#header-parts' {
  // Resolved by the build: whole on a server, later in a browser.
  export * from '#src/sections/header/headerParts.server.ts';
}
