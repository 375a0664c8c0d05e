import { useText } from '#src/i18n/SiteContext.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import type { Article, Dimension } from '#src/schemas/cart.ts';
import { LeafIcon } from '#src/ui/Icon/icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './CartLine.module.css';

/** A product's title; a link where it has a page. */
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
    <h4 className={styles.title}>
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

/** What distinguishes a variant: sizes as text, colours and patterns as swatches (MC-06). */
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

/** The shop's remarks about an article, the green ones with a leaf (MC-06). */
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

/** The quantity of a line where it cannot be changed; nothing where it is unknown (MC-22). */
export function CartCount({ count }: { count: number | undefined }) {
  const text = useText();
  if (count === undefined) return null;
  return (
    <span className={styles.hint} data-part="quantity">
      {text('mini_cart.line.quantity_value', { count })}
    </span>
  );
}
