// React Aria reads the direction of the browser's language while its modules are evaluated. In-app browsers with an
// incomplete `Intl.Locale` would fail there, before any error boundary exists, and take all parts with them. Every entry
// point imports this module first. Where the API works, it changes nothing.

/** Without a script and text information, React Aria knows the direction from the language. */
function repairLocale(): void {
  if (typeof Intl.Locale !== 'function') return;
  try {
    const locale = new Intl.Locale('en').maximize() as Intl.Locale & { getTextInfo?: () => unknown };
    locale.getTextInfo?.();
  } catch {
    const own = { configurable: true, writable: true };
    Object.defineProperties(Intl.Locale.prototype, {
      maximize: {
        ...own,
        value(this: Intl.Locale) {
          return this;
        },
      },
      getTextInfo: { ...own, value: undefined },
    });
  }
}

repairLocale();

export {};
