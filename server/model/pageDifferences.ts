import type { ServerData } from '#src/state/serverDataAtom.ts';

/** Parts of a page that depend on time and test group, in the order of the page (BEY-21). */
export const COMPARED_PARTS = ['banner', 'benefits', 'navigation', 'worlds', 'content', 'footer'] as const;
export type ComparedPart = (typeof COMPARED_PARTS)[number];

/** What one part says today, and what it says in the preview. */
export interface PageDifference {
  part: ComparedPart;
  before: readonly string[];
  after: readonly string[];
}

/** Fields that a visitor reads; addresses, pictures and colours are seen in the pages themselves. */
const WORDS: ReadonlySet<string> = new Set([
  'headline',
  'subline',
  'promotionLongText',
  'text',
  'code',
  'instruction',
  'title',
  'heading',
  'endDateText',
  'onlyXDaysLeftText',
]);
/** Words of a part that are listed at most. */
const MAX_WORDS = 40;

function collect(value: unknown, words: string[]): string[] {
  if (typeof value !== 'object' || value === null) return words;
  for (const [name, field] of Object.entries(value)) {
    if (typeof field === 'string' && WORDS.has(name) && field !== '') words.push(field);
    else collect(field, words);
  }
  return words;
}

/** A promotion's content without the offer that it does not make: voucher or button. */
function contentOf(json: string | undefined): unknown {
  try {
    const { voucherOrButton, ...content } = JSON.parse(json ?? 'null') ?? {};
    const unused = voucherOrButton?.selector === 'ctaButton' ? 'voucherCode' : 'ctaButton';
    return voucherOrButton ? { ...content, [unused]: undefined } : content;
  } catch {
    return null;
  }
}

const HEADER_PROMOTIONS = { '~header_top': 'banner', '~header_benefits': 'benefits' } as const;

/** What each part of a page says. */
function wordsOf({ promotions = {}, navigation, themeWorlds, footer }: ServerData) {
  const words: Record<ComparedPart, string[]> = {
    banner: [],
    benefits: [],
    // Below its top entries the tree is the same for every time and group.
    navigation: collect(
      navigation?.map(({ title, teaser }) => ({ title, teaser })),
      [],
    ),
    worlds: collect(themeWorlds, []),
    content: [],
    footer: collect(footer, []),
  };
  for (const [id, promotion] of Object.entries(promotions)) {
    const part = Object.hasOwn(HEADER_PROMOTIONS, id)
      ? HEADER_PROMOTIONS[id as keyof typeof HEADER_PROMOTIONS]
      : 'content';
    collect(contentOf(promotion?.contentJSON), words[part]);
  }
  return words;
}

/** Each of a part's words once. */
const listed = (words: readonly string[]): string[] => [...new Set(words)].slice(0, MAX_WORDS);

/** The words that the other side does not have. */
const onlyIn = (words: readonly string[], others: readonly string[]): string[] =>
  listed(words.filter((word) => !others.includes(word)));

/** What a page says otherwise in a preview, part by part (BEY-21). */
export function comparePages(today: ServerData, planned: ServerData): PageDifference[] {
  const [one, other] = [wordsOf(today), wordsOf(planned)];
  return COMPARED_PARTS.flatMap((part) => {
    const [before, after] = [one[part], other[part]];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    const [gone, come] = [onlyIn(before, after), onlyIn(after, before)];
    const isReordered = gone.length === 0 && come.length === 0;
    return [
      isReordered
        ? { part, before: listed(before), after: listed(after) }
        : { part, before: gone, after: come },
    ];
  });
}
