import { useAtom, useAtomValue } from 'jotai';
import { type SubmitEvent, useId } from 'react';
import { LINKS } from '#src/config/links.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import { isStoreFinderOpenAtom } from '#src/state/flyoutAtoms.ts';
import { PlainButton } from '#src/ui/Button/PlainButton.tsx';
import { FlyoutButton } from '#src/ui/FlyoutButton/FlyoutButton.tsx';
import { ChevronRightIcon, StoreIcon } from '#src/ui/Icon/icons.tsx';
import styles from './StoreFinder.module.css';
import { storeSearchHref } from './storeSearchHref.ts';

/** Longest postcode or town that is worth sending. */
const TERM_MAX_LENGTH = 100;

/** Finds a store by postcode or town, and names what the stores have this week (STF-01, STF-02). */
export function StoreFinder() {
  const text = useText();
  const { links, storeFinder } = useSite();
  const [isOpen, setOpen] = useAtom(isStoreFinderOpenAtom);
  const { navigate } = useAtomValue(environmentAtom);
  const id = useId();

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('searchTerm') as HTMLInputElement;
    const href = storeSearchHref(field.value);
    if (!href) return field.focus();
    setOpen(false);
    navigate(href);
  };

  return (
    <FlyoutButton
      name="STORE_FINDER"
      part="store-finder"
      icon={<StoreIcon size="large" />}
      label={text('store_finder.label')}
      href={links.stores}
      isOpen={isOpen}
      onOpenChange={setOpen}
      header={<h2>{text('store_finder.title')}</h2>}
    >
      <p className={styles.intro}>{text('store_finder.intro')}</p>
      <form className={styles.form} action={LINKS.storeSearch} method="get" onSubmit={onSubmit}>
        <label className={styles.label} htmlFor={id}>
          {text('store_finder.field')}
        </label>
        <input
          id={id}
          className={styles.input}
          name="searchTerm"
          type="text"
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={TERM_MAX_LENGTH}
        />
        <PlainButton type="submit" isBlock>
          {text('store_finder.submit')}
        </PlainButton>
      </form>
      <ul className={styles.links}>
        <li>
          <a className={styles.link} href={links.storeNews}>
            {text('store_finder.news')}
            <ChevronRightIcon size="small" />
          </a>
        </li>
        {storeFinder.supermarketOffers && links.supermarketOffers && (
          <li>
            <a className={styles.link} href={links.supermarketOffers}>
              {text('store_finder.offers')}
              <ChevronRightIcon size="small" />
            </a>
          </li>
        )}
      </ul>
    </FlyoutButton>
  );
}
