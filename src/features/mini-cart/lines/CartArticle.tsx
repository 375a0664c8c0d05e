import { useContentLang, useText } from '#src/i18n/SiteContext.ts';
import { joinFacts } from '#src/lib/joinFacts.ts';
import { keyed } from '#src/lib/keyed.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import type { Article, Dimension } from '#src/schemas/cart.ts';
import { CheckIcon } from '#src/ui/Icon/icons.tsx';
import styles from './CartLine.module.css';

/** A product's title, as a link if it has a page. */
export function CartTitle({
  title,
  href,
  onFollow,
}: {
  title: string;
  href: string | undefined;
  onFollow: () => void;
}) {
  return (
    <h4 className={styles.title} lang={useContentLang()}>
      {href === undefined ? (
        title
      ) : (
        <a href={href} onClick={onFollow}>
          {title}
        </a>
      )}
    </h4>
  );
}

/** What distinguishes a variant, in words; a colour or pattern is shown before its name. */
export function CartDimensions({ dimensions }: { dimensions: readonly Dimension[] }) {
  const lang = useContentLang();
  if (dimensions.length === 0) return null;
  return (
    <ul className={styles.dimensions} lang={lang}>
      {keyed(dimensions, ({ name, value }) => `${name} ${value}`).map(([key, dimension]) => (
        <li key={key} className={styles.dimension}>
          <DimensionValue {...dimension} />
        </li>
      ))}
    </ul>
  );
}

function DimensionValue({ name, value, type }: Dimension) {
  const text = useText();
  switch (type) {
    case 'TEXT':
      return text('ui.labelled', { label: name, value });
    case 'COLOR':
      return (
        <>
          <span className={styles.swatch} style={{ backgroundColor: value }} />
          <span>{name}</span>
        </>
      );
    case 'IMAGE': {
      const src = safeHref(value);
      return (
        <>
          {src !== null && <img className={styles.swatch} src={src} alt="" loading="lazy" />}
          <span>{name}</span>
        </>
      );
    }
  }
}

/** The shop's remarks about an article; green ones have a check mark, which claims nothing. */
export function CartRemarks({ text: remark, greenTexts }: Pick<Article, 'text' | 'greenTexts'>) {
  const lang = useContentLang();
  return (
    <>
      {remark !== undefined && (
        <p className={styles.hint} lang={lang}>
          {remark}
        </p>
      )}
      {greenTexts.length > 0 && (
        <p className={styles.green} lang={lang}>
          <CheckIcon size="small" />
          <span>{joinFacts(greenTexts)}</span>
        </p>
      )}
    </>
  );
}

/** The quantity of a line that cannot be changed; nothing if it is unknown. */
export function CartCount({ count }: { count: number | undefined }) {
  const text = useText();
  if (count === undefined) return null;
  return (
    <span className={styles.hint} data-part="quantity">
      {text('mini_cart.line.quantity_value', { count })}
    </span>
  );
}
