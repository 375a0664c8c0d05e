import type { ServerData } from '#src/state/serverDataAtom.ts';

/** Parts of a page that depend on time and test group, in the order of the page. */
const COMPARED_PARTS = ['banner', 'benefits', 'navigation', 'worlds', 'content', 'footer'] as const;
export type ComparedPart = (typeof COMPARED_PARTS)[number];

/** The texts of one part in both states. */
export interface PageDifference {
  part: ComparedPart;
  before: readonly string[];
  after: readonly string[];
}

/** Fields with visible texts; links, images and colours are visible in the pages. */
const TEXT_FIELDS: ReadonlySet<string> = new Set([
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
/** Maximum number of texts per part. */
const MAX_TEXTS = 40;

function collect(value: unknown, texts: string[]): string[] {
  if (typeof value !== 'object' || value === null) return texts;
  for (const [name, field] of Object.entries(value)) {
    if (typeof field === 'string' && TEXT_FIELDS.has(name) && field !== '') texts.push(field);
    else collect(field, texts);
  }
  return texts;
}

/** A promotion's content without the unselected one of voucher and button. */
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

function textsOf({ promotions = {}, navigation, themeWorlds, footer }: ServerData) {
  const texts: Record<ComparedPart, string[]> = {
    banner: [],
    benefits: [],
    // Only the top entries of the tree depend on time and test group.
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
    collect(contentOf(promotion?.contentJSON), texts[part]);
  }
  return texts;
}

const listed = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, MAX_TEXTS);

/** The texts that the other state does not have. */
const onlyIn = (texts: readonly string[], others: readonly string[]): string[] =>
  listed(texts.filter((text) => !others.includes(text)));

/** Compares the texts of a page in two states, part by part. */
export function comparePages(today: ServerData, planned: ServerData): PageDifference[] {
  const [one, other] = [textsOf(today), textsOf(planned)];
  return COMPARED_PARTS.flatMap((part) => {
    const [before, after] = [one[part], other[part]];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    const [removed, added] = [onlyIn(before, after), onlyIn(after, before)];
    const isReordered = removed.length === 0 && added.length === 0;
    return [
      isReordered
        ? { part, before: listed(before), after: listed(after) }
        : { part, before: removed, after: added },
    ];
  });
}
