import { useContentLang, useSite } from '#src/i18n/SiteContext.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import type { OptionSlots } from '#src/ui/Autocomplete/OptionList.tsx';
import { CloseIcon, HistoryIcon, SearchIcon, SparklesIcon, TagIcon } from '#src/ui/Icon/icons.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Price } from '#src/ui/Price/Price.tsx';
import { toMatchedParts } from './matchedParts.ts';
import styles from './SearchSuggestions.module.css';
import { priceOf, type SearchOption } from './searchModel.ts';

interface SuggestionContentProps {
  option: SearchOption;
  slots: OptionSlots;
  /** The term of the suggestions; its letters are highlighted. */
  term: string;
}

/** Options in the visitor's or the page's own words, not in the shop's. */
const OWN_WORDS: ReadonlySet<SearchOption['kind']> = new Set(['recent', 'extra']);

const SIGNS = {
  recent: HistoryIcon,
  popular: SearchIcon,
  term: SearchIcon,
  category: TagIcon,
  world: SparklesIcon,
  extra: SparklesIcon,
};

/** The content of an option: its icon or image, its text with the matched letters highlighted, its price. */
export function SuggestionContent({ option, slots, term }: SuggestionContentProps) {
  const lang = useContentLang();
  return (
    <>
      <Sign option={option} />
      <span className={styles.text}>
        <span
          {...slots.label}
          data-part="option-text"
          lang={option.isPageText || OWN_WORDS.has(option.kind) ? undefined : lang}
        >
          {toMatchedParts(option.text, term).map(({ text, isMatched }, index) =>
            isMatched ? <mark key={index}>{text}</mark> : text,
          )}
        </span>
        <Description option={option} slots={slots} />
      </span>
      {option.kind === 'recent' && (
        // Options cannot contain buttons: the list handles a click here as a removal, keyboard users press Delete.
        <span className={styles.remove} data-part="remove" aria-hidden="true">
          <CloseIcon size="small" />
        </span>
      )}
    </>
  );
}

function Sign({ option }: { option: SearchOption }) {
  if (option.kind !== 'product' && option.kind !== 'viewed') {
    const Icon = SIGNS[option.kind];
    return <Icon className={styles.sign} />;
  }
  const image = option.kind === 'product' ? option.product.imageProductThumb : option.product.image;
  return <Picture className={styles.thumb} src={safeHref(image) ?? undefined} alt="" />;
}

function Description({ option, slots }: Omit<SuggestionContentProps, 'term'>) {
  const site = useSite();
  const lang = useContentLang();
  if (option.kind !== 'product') return null;
  const price = priceOf(option.product, site);
  const { basePrice } = option.product;
  return (
    price && (
      <span {...slots.description}>
        <Price size="small" {...price} />{' '}
        {basePrice && (
          <span className={styles.base} lang={lang}>
            {`(${basePrice})`}
          </span>
        )}
      </span>
    )
  );
}
