import { useAtomValue } from 'jotai/react';
import { type SubmitEvent, useState } from 'react';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { agentForm, isAgentSubmit } from '#src/lib/agentForms.ts';
import { STORE_TERM_MAX_LENGTH, storeSearchHref } from '#src/lib/storeSearchHref.ts';
import { isStoreFinderOpenAtom } from '#src/state/flyoutAtoms.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { type FlyoutOpenProps, useControlledFlyout } from '#src/state/useControlledFlyout.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { FlyoutButton } from '#src/ui/FlyoutButton/FlyoutButton.tsx';
import { ChevronRightIcon, StoreIcon } from '#src/ui/Icon/icons.tsx';
import { QueryFields } from '#src/ui/QueryFields/QueryFields.tsx';
import type { RootProps } from '#src/ui/rootProps.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import styles from './StoreFinder.module.css';

export interface StoreFinderProps extends FlyoutOpenProps, RootProps<HTMLDivElement> {}

/**
 * Searches stores by postcode or town, and links to news and offers. A shop needs `links.stores` and
 * `paths.storeSearch`.
 */
export function StoreFinder({ isOpen: isOpenProp, defaultOpen, onOpenChange, ...root }: StoreFinderProps) {
  const text = useText();
  const site = useSite();
  const { links, paths } = site;
  const [isOpen, setOpen] = useControlledFlyout(isStoreFinderOpenAtom, {
    isOpen: isOpenProp,
    defaultOpen,
    onOpenChange,
  });
  const { navigate } = useAtomValue(pageAtom);
  // Kept while the panel is closed.
  const [term, setTerm] = useState('');

  const stores = links.stores;
  const storeSearch = paths.storeSearch;
  if (!stores || !storeSearch) return null;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isAgentSubmit(event.nativeEvent)) return;
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('searchTerm') as HTMLInputElement;
    const href = storeSearchHref(storeSearch, field.value);
    if (!href) return field.focus();
    setOpen(false);
    navigate(href);
  };

  return (
    <FlyoutButton
      {...root}
      name="STORE_FINDER"
      part="store-finder"
      icon={<StoreIcon size="large" />}
      label={text('store_finder.label')}
      href={stores}
      isOpen={isOpen}
      onOpenChange={setOpen}
      header={<h2>{text('store_finder.title')}</h2>}
    >
      <p className={styles.intro}>{text('store_finder.intro')}</p>
      <form
        className={styles.form}
        role="none"
        action={storeSearch}
        method="get"
        onSubmit={onSubmit}
        {...agentForm('stores', site)}
      >
        <QueryFields address={storeSearch} own={['searchTerm']} />
        <TextField
          label={text('store_finder.field')}
          name="searchTerm"
          value={term}
          onChange={setTerm}
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={STORE_TERM_MAX_LENGTH}
        />
        <Button type="submit" size="large" isBlock>
          {text('store_finder.submit')}
        </Button>
      </form>
      <ul className={styles.links}>
        {links.storeNews && (
          <li>
            <a className={styles.link} href={links.storeNews}>
              {text('store_finder.news')}
              <ChevronRightIcon size="small" />
            </a>
          </li>
        )}
        {links.supermarketOffers && (
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
