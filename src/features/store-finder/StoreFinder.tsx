import { useAtom, useAtomValue } from 'jotai';
import type { SubmitEvent } from 'react';
import { LINKS } from '#src/config/links.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import { isStoreFinderOpenAtom } from '#src/state/flyoutAtoms.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { FlyoutButton } from '#src/ui/FlyoutButton/FlyoutButton.tsx';
import { ChevronRightIcon, StoreIcon } from '#src/ui/Icon/icons.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import styles from './StoreFinder.module.css';
import { storeSearchHref } from './storeSearchHref.ts';

/** Longest postcode or town that is sent, in characters. */
const TERM_MAX_LENGTH = 100;

/** Finds a store by postcode or town, and links to the stores' news and offers (STF-01, STF-02). */
export function StoreFinder() {
  const text = useText();
  const { links, storeFinder } = useSite();
  const [isOpen, setOpen] = useAtom(isStoreFinderOpenAtom);
  const { navigate } = useAtomValue(environmentAtom);

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
        <TextField
          label={text('store_finder.field')}
          name="searchTerm"
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={TERM_MAX_LENGTH}
        />
        <Button type="submit" isBlock>
          {text('store_finder.submit')}
        </Button>
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
