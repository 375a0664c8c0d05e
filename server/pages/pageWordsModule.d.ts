declare module '*.json?page' {
  const words: Partial<import('#src/index.ts').Messages>;
  export default words;
}

declare module '*.json?mail' {
  const words: Partial<import('#src/index.ts').Messages>;
  export default words;
}

declare module '*.json?demo' {
  const words: Partial<import('#src/index.ts').Messages>;
  export default words;
}
