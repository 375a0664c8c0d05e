import type { PageContent } from '#demo/model/pageContent.ts';

/** The content type of one kind of page. */
export type ContentOf<Kind extends PageContent['kind']> = Omit<Extract<PageContent, { kind: Kind }>, 'kind'>;
