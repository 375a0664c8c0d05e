import { atom } from 'jotai/vanilla';
import type { VisitorHint } from '#src/lib/visitorHint.ts';

/**
 * The server's visitor hint when it rendered the page. It does not change, so that each part of the page hydrates
 * with the server's markup, even if it loads late. Set by `VitrineProvider` from its `visitorHint`.
 */
export const visitorHintAtom = atom<VisitorHint>({});
