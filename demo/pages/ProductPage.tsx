import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CHOICE_FIELDS, chosenVariant } from '#demo/model/chosenVariant.ts';
import type { AddToCartAnswer } from '#demo/model/pageContent.ts';
import type { ProductDetails } from '#demo/model/products.ts';
import { useContentLang, useIsHydrated, useSite, useText, useViewedProduct } from '#src/entries/index.ts';
import { CheckIcon, Link, Picture, Price, VisuallyHidden } from '#src/entries/ui.ts';
import { AddToCart } from './AddToCart.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import type { ContentOf } from './contentOf.ts';
import { Delivery } from './Delivery.tsx';
import { Discount, LowestPrice } from './LowestPrice.tsx';
import { PriceNote } from './PriceNote.tsx';
import styles from './ProductPage.module.css';
import { Recommendations } from './Recommendations.tsx';

type ProductVariant = ProductDetails['variants'][number];
type Dimension = ProductVariant['dimensions'][number];

/** What the button of an answered form says; `undefined` if the form was not sent. */
function resultOf(
  { done, problems, notice, failure }: AddToCartAnswer = {},
  text: ReturnType<typeof useText>,
) {
  if (done) return 'added' as const;
  if (problems) return { refusal: text(problems.id, { ...problems.values }) };
  return notice ? { refusal: text(notice) } : failure;
}

/** A product with its add-to-cart form (contract: `/p/<productId>`). The image shows the selected colour. */
export function ProductPage({ product, tiles, answer }: ContentOf<'product'>) {
  const text = useText();
  const lang = useContentLang();
  const { links, rules } = useSite();
  const { id, title, image, variants } = product;
  const initial = chosenVariant(variants, (field) => answer?.entry?.[field]) ?? variants[0];
  const [chosen, setChosen] = useState(initial);
  const result = resultOf(answer, text);
  useViewedProduct({ id, title, href: `/p/${id}`, image });

  const article = useRef<HTMLElement>(null);
  const followForm = (form: HTMLFormElement | null | undefined) => {
    const data = new FormData(form ?? undefined);
    setChosen(chosenVariant(variants, (field) => data.get(field)));
  };
  const choose = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) => followForm(form);
  // The visitor may have chosen before hydration, and a browser restores the choice of an earlier visit.
  const followRestored = useEffectEvent(() => followForm(article.current?.querySelector('form')));
  useEffect(() => followRestored(), []);
  return (
    <>
      <article ref={article} className={styles.product}>
        <Breadcrumb title={product.title} above={[product.category]} lang={lang} />
        <div className={styles.columns}>
          <div className={styles.window}>
            <Picture src={chosen?.image ?? image} alt="" isPriority />
          </div>
          <div className={styles.words}>
            <h1 className={styles.title} lang={lang}>
              {product.title}
            </h1>
            <p className={styles.description} lang={lang}>
              {product.description}
            </p>
            <div>
              <div className={styles.price}>
                <Price
                  size="large"
                  amount={product.price}
                  {...(product.oldPrice !== undefined && { oldAmount: product.oldPrice })}
                />
                <Discount product={product} />
              </div>
              <LowestPrice product={product} className={styles.base} />
              {product.basePrice && (
                <p className={styles.base} lang={lang}>
                  {product.basePrice}
                </p>
              )}
              <PriceNote className={styles.base} />
            </div>
            <AddToCart product={product} size="large" answer={result}>
              {CHOICES.map((type) => (
                <Choice
                  key={type}
                  type={type}
                  variants={variants}
                  initial={initial}
                  chosen={chosen}
                  onChange={choose}
                />
              ))}
            </AddToCart>
            {product.remarks.length > 0 && (
              <ul className={styles.remarks} lang={lang}>
                {product.remarks.map((remark) => (
                  <li key={remark}>
                    <CheckIcon size="small" />
                    {remark}
                  </li>
                ))}
              </ul>
            )}
            <Delivery />
            {rules.productSafety && product.manufacturer && (
              <p className={styles.base}>
                <span lang={lang}>
                  {text('ui.labelled', { label: rules.productSafety, value: product.manufacturer })}
                </span>
                , <Link href={links.contact}>{text('user_menu.contact')}</Link>
              </p>
            )}
          </div>
        </div>
      </article>
      <Recommendations tiles={tiles} />
    </>
  );
}

/** Variant options in display order: colour and pattern before size. */
const CHOICES = ['COLOR', 'IMAGE', 'TEXT'] as const satisfies readonly Dimension['type'][];

interface ChoiceProps {
  type: Dimension['type'];
  variants: readonly ProductVariant[];
  /** The choice of the first render: the posted one, or the first variant. */
  initial: ProductVariant | undefined;
  chosen: ProductVariant | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

const dimensionOf = (type: Dimension['type'], variant: ProductVariant | undefined) =>
  variant?.dimensions.find((dimension) => dimension.type === type);

/** One option of a product: radio buttons that look like their value and have its name as accessible name. */
function Choice({ type, variants, initial, chosen, onChange }: ChoiceProps) {
  const lang = useContentLang();
  const isHydrated = useIsHydrated();
  const all = variants.flatMap((variant) => dimensionOf(type, variant) ?? []);
  const options = [...new Map(all.map((dimension) => [dimension.value, dimension])).values()];
  const [first] = options;
  if (!first) return null;
  // A colour's legend is "Colour: blue", a size's "Size". Without scripts the legend could not follow the selection.
  const kind = first.name.split(':')[0]?.trim();
  const shown = isHydrated ? dimensionOf(type, chosen) : undefined;
  const legend = type === 'TEXT' ? first.name : (shown?.name ?? kind);
  return (
    <fieldset className={styles.choice} lang={lang}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ name, value }) => (
          <label key={value} className={type === 'TEXT' ? styles.size : styles.swatch}>
            <input
              type="radio"
              name={CHOICE_FIELDS[type]}
              value={value}
              defaultChecked={value === dimensionOf(type, initial)?.value}
              onChange={onChange}
            />
            {type === 'TEXT' ? (
              value
            ) : (
              <>
                <VisuallyHidden>{name}</VisuallyHidden>
                {type === 'COLOR' ? (
                  // An attribute of SVG: the policy forbids style attributes.
                  <svg className={styles.sample} aria-hidden="true">
                    <rect width="100%" height="100%" fill={value} />
                  </svg>
                ) : (
                  <img className={styles.sample} src={value} alt="" />
                )}
              </>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
