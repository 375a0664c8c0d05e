import type { PageContent } from '#demo/model/pageContent.ts';

export type ContentOf<Kind extends PageContent['kind']> = Omit<Extract<PageContent, { kind: Kind }>, 'kind'>;
