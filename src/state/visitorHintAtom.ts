import { atom } from 'jotai/vanilla';
import type { VisitorHint } from '#src/lib/visitorHint.ts';

/**
 * What the server knew of the visitor when it rendered the page (BEY-16). It stays as it is, so that each part of the page
 * hydrates with what the server has written, however late. Set by `VitrineProvider` from its `visitorHint`.
 */
export const visitorHintAtom = atom<VisitorHint>({});
