import { useText } from '#src/i18n/SiteContext.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import type { Article, Dimension } from '#src/schemas/cart.ts';
import { LeafIcon } from '#src/ui/Icon/icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './CartLine.module.css';

/** A product's name; a link where it has a page. */
export function CartTitle({
  title,
  href,
  onFollow,
}: {
  title: string;
  href: string | undefined;
  onFollow: () => void;
}) {
  const address = safeHref(href);
  return (
    <h4 className={styles.title}>
      {address === null ? (
        title
      ) : (
        <a href={address} onClick={onFollow}>
          {title}
        </a>
      )}
    </h4>
  );
}

/** What tells a variant from others: sizes as words, colours and patterns as swatches (MC-06). */
export function CartDimensions({ dimensions }: { dimensions: readonly Dimension[] }) {
  if (dimensions.length === 0) return null;
  return (
    <ul className={styles.dimensions}>
      {dimensions.map((dimension) => (
        <li
          key={`${dimension.name} ${dimension.value}`}
          className={styles.dimension}
          data-type={dimension.type}
        >
          <DimensionValue {...dimension} />
        </li>
      ))}
    </ul>
  );
}

function DimensionValue({ name, value, type }: Dimension) {
  switch (type) {
    case 'TEXT':
      return (
        <>
          <VisuallyHidden>{name}: </VisuallyHidden>
          {value}
        </>
      );
    case 'COLOR':
      return (
        <span
          className={styles.swatch}
          style={{ backgroundColor: value }}
          role="img"
          aria-label={name}
          title={name}
        />
      );
    case 'IMAGE': {
      const src = safeHref(value);
      return src === null ? (
        name
      ) : (
        <img className={styles.swatch} src={src} alt={name} title={name} loading="lazy" />
      );
    }
  }
}

/** An article's own words: what the shop says about it, and what is good about it (MC-06). */
export function CartRemarks({ text: remark, greenTexts }: Pick<Article, 'text' | 'greenTexts'>) {
  return (
    <>
      {remark !== undefined && <p className={styles.hint}>{remark}</p>}
      {greenTexts.map((greenText) => (
        <p key={greenText} className={styles.green}>
          <LeafIcon size="small" />
          {greenText}
        </p>
      ))}
    </>
  );
}

/** How many there are where nobody can choose. */
export function CartCount({ count }: { count: number }) {
  const text = useText();
  return (
    <span className={styles.hint} data-part="quantity">
      {text('mini_cart.line.quantity_value', { count })}
    </span>
  );
}
