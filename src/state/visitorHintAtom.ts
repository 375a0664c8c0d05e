import { atom } from 'jotai/vanilla';
import type { VisitorHint } from '#src/lib/visitorHint.ts';

const NO_HINT: VisitorHint = {};

/**
 * The server's visitor hint when it rendered the page. It does not change, so that each part of the page hydrates
 * with the server's markup, even if it loads late. Set by `VitrineProvider` from its `visitorHint`.
 */
export const visitorHintAtom = atom<VisitorHint>(NO_HINT);

/** Whether a server has read the visitor's cookies, which may contain nothing. */
export const isVisitorHintedAtom = atom((get) => get(visitorHintAtom) !== NO_HINT);
