import { useContentLang, useSite, useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Slot } from '#src/ui/Slot/Slot.tsx';
import { useCartSlots } from '../lines/cartSlots.ts';
import { LinePictures } from '../lines/LinePictures.tsx';
import type { CartCommands } from '../store/cartCommands.ts';
import { idOf, imagesOf, titleOf } from '../store/cartLines.ts';
import type { DeletedLine } from '../store/cartRemovals.ts';
import { CartViewedProducts } from './CartViewedProducts.tsx';
import styles from './MiniCartContent.module.css';

interface MiniCartEmptyProps {
  recentlyRemoved: readonly DeletedLine[];
  commands: CartCommands;
}

/** The empty cart: a link to the shop, recently removed lines to put back, and recently viewed products. */
export function MiniCartEmpty({ recentlyRemoved, commands }: MiniCartEmptyProps) {
  const text = useText();
  const { paths } = useSite();
  const slots = useCartSlots();
  const original = (
    <div className={styles.empty}>
      <EmptyBag />
      <h3 className={styles.emptyTitle}>{text('mini_cart.empty.title')}</h3>
      <p className={styles.emptyText}>{text('mini_cart.empty.text')}</p>
      <ButtonLink href={paths.home}>{text('mini_cart.empty.continue')}</ButtonLink>
      {recentlyRemoved.length > 0 && <RecentlyRemoved lines={recentlyRemoved} commands={commands} />}
      <CartViewedProducts removedIds={recentlyRemoved.map(({ entry }) => idOf(entry))} />
    </div>
  );
  return <Slot name="empty mini cart" content={slots.empty} place={{}} original={original} />;
}

function RecentlyRemoved({ lines, commands }: { lines: readonly DeletedLine[]; commands: CartCommands }) {
  const text = useText();
  const lang = useContentLang();
  const announce = useAnnounce();
  return (
    <section className={styles.removed} data-part="recently-removed">
      <h4 className={styles.removedHeading}>{text('mini_cart.recently_removed.title')}</h4>
      <ul>
        {lines.map(({ key, entry }) => {
          const title = titleOf(entry, text);
          return (
            <li key={key} className={styles.removedLine} data-id={idOf(entry)}>
              <LinePictures className={styles.removedPicture} images={imagesOf(entry)} />
              <span className={styles.removedTitle} lang={lang}>
                {title}
              </span>
              <Button
                className={styles.restore}
                size="small"
                variant="secondary"
                aria-label={text('mini_cart.recently_removed.restore_name', { title })}
                onPress={() => {
                  commands.putBack(key);
                  announce(text('mini_cart.announce.restored', { title }));
                }}
              >
                {text('mini_cart.recently_removed.restore')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function EmptyBag() {
  return (
    <svg className={styles.bag} viewBox="0 0 160 132" aria-hidden="true" focusable="false">
      <ellipse className={styles.bagShade} cx="80" cy="122" rx="62" ry="7" />
      <path className={styles.bagBack} d="M38 48h84l-5 12H43z" />
      <path className={styles.bagFront} d="M32 54h96l-7 60a8 8 0 0 1-8 7H47a8 8 0 0 1-8-7z" />
      <path className={styles.bagStroke} d="M58 66V42a22 22 0 0 1 44 0v24" />
      <path className={styles.bagEmblem} d="M68 108V92a12 12 0 0 1 24 0v16z" />
      <path className={styles.bagStroke} d="M68 108V92a12 12 0 0 1 24 0v16z" />
    </svg>
  );
}
