import type { PageContent } from '#server/model/pageState.ts';

/** What a page of one kind shows. */
export type ContentOf<Kind extends PageContent['kind']> = Omit<Extract<PageContent, { kind: Kind }>, 'kind'>;
