import type { ProductView } from '#server/model/pageState.ts';
import { LeafIcon, Picture, Price, useText, useViewedProduct } from '#src/index.ts';
import { AddToCart } from './AddToCart.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import type { ContentOf } from './contentOf.ts';
import { LowestPrice } from './LowestPrice.tsx';
import styles from './ProductPage.module.css';
import { ProductTiles } from './ProductTiles.tsx';
import { Section } from './Section.tsx';

/** A product, with the way into the cart (contract: `/p/<productId>`). */
export function ProductPage({ product, tiles, answer }: ContentOf<'product'>) {
  const text = useText();
  const { id, title, image } = product;
  useViewedProduct({ id, title, href: `/p/${id}`, image });
  return (
    <>
      <article className={styles.product}>
        <Breadcrumb title={product.title} above={[product.category]} />
        <div className={styles.columns}>
          <div className={styles.window}>
            <Picture src={product.image} alt="" ratio="1/1" tint={product.tint} isPriority />
          </div>
          <div className={styles.words}>
            <h1 className={styles.title}>{product.title}</h1>
            <p className={styles.description}>{product.description}</p>
            <div>
              <Price
                size="large"
                amount={product.price}
                {...(product.oldPrice !== undefined && { oldAmount: product.oldPrice })}
              />
              <LowestPrice product={product} className={styles.base} />
              {product.basePrice && <p className={styles.base}>{product.basePrice}</p>}
            </div>
            <AddToCart product={product} size="large" answer={answer}>
              <Variants product={product} />
            </AddToCart>
            {product.remarks.length > 0 && (
              <ul className={styles.remarks}>
                {product.remarks.map((remark) => (
                  <li key={remark}>
                    <LeafIcon size="small" />
                    {remark}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </article>
      <Section heading={text('page.more')}>
        <ProductTiles tiles={tiles} />
      </Section>
    </>
  );
}

/** Sizes, colours and patterns to choose from: radio buttons that look like what they stand for and are spoken by its name. */
function Variants({ product: { variants, tcm } }: { product: ProductView }) {
  const text = useText();
  if (variants.length === 1) return <input type="hidden" name="tcm" value={tcm} />;
  return (
    <fieldset className={styles.variants}>
      <legend>{text('page.product.variant')}</legend>
      <div className={styles.choices}>
        {variants.map((variant) => (
          <label key={variant.tcm} className={styles.choice}>
            <input type="radio" name="tcm" value={variant.tcm} defaultChecked={variant.tcm === tcm} />
            {variant.dimensions.map(({ name, value, type }) => {
              if (type === 'TEXT') return <span key={name}>{value}</span>;
              const background = type === 'COLOR' ? value : `center / contain no-repeat url(${value})`;
              return (
                <span
                  key={name}
                  className={styles.swatch}
                  role="img"
                  aria-label={name}
                  style={{ background }}
                />
              );
            })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
