import { atom } from 'jotai/vanilla';
import type { ShopApi } from '#src/api/shopApi.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import type { Text } from '#src/i18n/siteIntl.ts';
import type { Track } from '#src/lib/dataLayer.ts';
import { VitrineError } from '#src/lib/VitrineError.ts';
import { type ConsentAdapter, gatedTrackAtom } from './consentAtoms.ts';

/** What features need from their page. `VitrineProvider` sets it once per store. */
export interface Environment {
  site: SiteConfig;
  text: Text;
  shop: ShopApi;
  track: Track;
  /** Navigates to a URL: with the page's router if there is one, otherwise with a full page load. */
  navigate: (href: string) => void;
  /** The source of the visitor's consent, if the page asks for it. */
  consent?: ConsentAdapter;
}

const storedEnvironmentAtom = atom<Environment | null>(null);

/** The page's environment; reading it without a provider is a developer's mistake. */
export const environmentAtom = atom(
  (get) => {
    const environment = get(storedEnvironmentAtom);
    if (!environment)
      throw new VitrineError('No environment in this store. Render inside a VitrineProvider.');
    return environment;
  },
  (_get, set, environment: Environment) =>
    // All analytics pass the consent gate here, so that no feature can bypass it.
    set(storedEnvironmentAtom, { ...environment, track: set(gatedTrackAtom, environment.track) }),
);

/** The shop's client. */
export const shopApiAtom = atom((get) => get(environmentAtom).shop);
