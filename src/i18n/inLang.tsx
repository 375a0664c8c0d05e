import type { ReactElement } from 'react';

/** A text in another language than the text around it, marked with `lang`; the bare text where there is none. */
export const inLang = (text: string, lang: string | undefined): ReactElement | string =>
  lang ? <span lang={lang}>{text}</span> : text;
