declare module '*.json?page' {
  const messages: Partial<import('#src/entries/index.ts').Messages>;
  export default messages;
}

declare module '*.json?mail' {
  const messages: Partial<import('#src/entries/index.ts').Messages>;
  export default messages;
}

declare module '*.json?demo' {
  const messages: Partial<import('#src/entries/index.ts').Messages>;
  export default messages;
}
