// As much of jsdom as the benchmark uses; it brings no types of its own.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window;
  }
}
