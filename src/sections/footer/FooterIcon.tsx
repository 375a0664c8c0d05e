import type { ReactNode } from 'react';
import { BRAND } from '#src/config/brand.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import {
  AppStoreBrandIcon,
  FacebookBrandIcon,
  GooglePlayBrandIcon,
  InstagramBrandIcon,
  PinterestBrandIcon,
  TiktokBrandIcon,
  XBrandIcon,
  XingBrandIcon,
  YoutubeBrandIcon,
} from '#src/ui/Icon/brandIcons.tsx';
import { BrandIcon } from '#src/ui/Icon/Icon.tsx';
import {
  BagIcon,
  BookIcon,
  CardIcon,
  CoffeeIcon,
  MapPinIcon,
  PackageIcon,
  ReturnIcon,
  SmartphoneIcon,
  StoreIcon,
  SupportIcon,
  TruckIcon,
  WalletIcon,
} from '#src/ui/Icon/icons.tsx';

/** Icons of the teaser groups by their names in the specification; three of them contain the brand's slug. */
const GROUP_ICONS: Readonly<Record<string, ReactNode>> = {
  android: <SmartphoneIcon size="large" />,
  branch_store: <StoreIcon size="large" />,
  click_collect: <BagIcon size="large" />,
  contact: <SupportIcon size="large" />,
  delivery_via_haulage_company: <TruckIcon size="large" />,
  easy_pay: <WalletIcon size="large" />,
  free_shipping: <PackageIcon size="large" />,
  return_shipping: <ReturnIcon size="large" />,
  service_info: <BookIcon size="large" />,
  thirty_day_return: <ReturnIcon size="large" />,
  [`meet_${BRAND.slug}`]: <CoffeeIcon size="large" />,
  [`${BRAND.slug}_card`]: <CardIcon size="large" />,
  [`${BRAND.slug}_near_you`]: <MapPinIcon size="large" />,
};

/** Icons whose rendered name differs from the one in the content. */
const SHOWN_NAMES: Readonly<Record<string, string>> = { thirty_day_return: '30day_return' };

/** The icon of a teaser group; an unknown name renders nothing. */
export function GroupIcon({ name, site }: { name: string; site: SiteConfig }) {
  const known = name.replace(site.brand.slug, BRAND.slug);
  // Editors' names can be those of an object's own members.
  if (!Object.hasOwn(GROUP_ICONS, known)) return null;
  return <span data-icon={SHOWN_NAMES[name] ?? name}>{GROUP_ICONS[known]}</span>;
}

function LinkedinBrandIcon() {
  return (
    <BrandIcon d="M20.45 20.45h-3.56v-5.57c0-1.33-.02-3.04-1.85-3.04-1.85 0-2.13 1.45-2.13 2.94v5.67H9.35V9h3.42v1.56h.05c.47-.9 1.63-1.85 3.36-1.85 3.6 0 4.27 2.37 4.27 5.45zM5.34 7.43a2.06 2.06 0 1 1 0-4.13 2.06 2.06 0 0 1 0 4.13M7.12 20.45H3.56V9h3.56zM22.22 0H1.77C.79 0 0 .77 0 1.72v20.56C0 23.23.79 24 1.77 24h20.45c.98 0 1.78-.77 1.78-1.72V1.72C24 .77 23.2 0 22.22 0" />
  );
}

/** Networks that a footer can link to, by their names in the specification. */
export const NETWORKS: Readonly<Record<string, { name: string; icon: ReactNode }>> = {
  facebook: { name: 'Facebook', icon: <FacebookBrandIcon /> },
  instagram: { name: 'Instagram', icon: <InstagramBrandIcon /> },
  linkedin: { name: 'LinkedIn', icon: <LinkedinBrandIcon /> },
  pinterest: { name: 'Pinterest', icon: <PinterestBrandIcon /> },
  tiktok: { name: 'TikTok', icon: <TiktokBrandIcon /> },
  twitter: { name: 'X', icon: <XBrandIcon /> },
  xing: { name: 'XING', icon: <XingBrandIcon /> },
  youtube: { name: 'YouTube', icon: <YoutubeBrandIcon /> },
};

/** App stores with the text of their badge. */
export const APP_STORES = {
  ios: { textId: 'footer.app.ios', icon: <AppStoreBrandIcon /> },
  android: { textId: 'footer.app.android', icon: <GooglePlayBrandIcon /> },
} as const;
