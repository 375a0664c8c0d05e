// The part of jsdom's types that the benchmark uses; jsdom has no types itself.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window;
  }
}
