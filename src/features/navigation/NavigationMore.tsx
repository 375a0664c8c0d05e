import { type ReactNode, useState } from 'react';
import { COUNTRY_SWITCH_ID } from '#src/config/links.ts';
import { useContentLang, useSite, useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { keyed } from '#src/lib/keyed.ts';
import { GlobeIcon, HelpIcon, StoreIcon, UserIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import type { NavigationItem } from './navigationModel.ts';
import { WorldTile } from './ThemeWorldTiles.tsx';
import { useShownThemeWorlds } from './useThemeWorlds.ts';

/** The number of theme worlds in one row. */
const ROW_OF_WORLDS = 2;
/** On a phone the style sheet shows one row of them, on a tablet two. */
const MAX_WORLDS = 2 * ROW_OF_WORLDS;

/**
 * Below the entries of the phone's open menu: theme worlds, and links to account, stores, help and a country switch.
 */
export function NavigationMore({ entries }: { entries: readonly NavigationItem[] }) {
  const text = useText();
  const contentLang = useContentLang();
  const { links, paths, countryName, locale } = useSite();
  const worlds = useShownThemeWorlds(
    entries.find(({ worldSections }) => worldSections)?.worldSections ?? null,
  );
  const [hasCountrySwitch] = useState(() => document.getElementById(COUNTRY_SWITCH_ID) !== null);
  const group = worlds.find(({ tiles }) => tiles.length >= ROW_OF_WORLDS) ?? worlds[0];

  return (
    <li className={styles.more}>
      {group && (
        <div lang={contentLang}>
          {group.headline && <p className={styles.teaserTitle}>{group.headline}</p>}
          <ul className={classNames(styles.teaserItems, styles.moreWorlds)}>
            {keyed(group.tiles.slice(0, MAX_WORLDS), ({ href, title }) => `${href} ${title}`).map(
              ([key, tile]) => (
                <li key={key}>
                  <WorldTile tile={tile} />
                </li>
              ),
            )}
          </ul>
        </div>
      )}
      <ul>
        <MoreLink href={paths.account} icon={<UserIcon />}>
          {text('user_menu.label')}
        </MoreLink>
        {links.stores && (
          <MoreLink href={links.stores} icon={<StoreIcon />}>
            {text('store_finder.label')}
          </MoreLink>
        )}
        {links.help && (
          <MoreLink href={links.help} icon={<HelpIcon />}>
            {text('header.help')}
          </MoreLink>
        )}
        {hasCountrySwitch && (
          <MoreLink href={`#${COUNTRY_SWITCH_ID}`} icon={<GlobeIcon />} note={countryName} noteLang={locale}>
            {text('country_switch.label')}
          </MoreLink>
        )}
      </ul>
    </li>
  );
}

interface MoreLinkProps {
  href: string;
  icon: ReactNode;
  children: string;
  /** The current choice, at the end of the row, in its own language. */
  note?: string;
  noteLang?: string;
}

function MoreLink({ href, icon, children, note, noteLang }: MoreLinkProps) {
  return (
    <li>
      <NavigationLink entry={{ href, title: children }} className={styles.moreLink} data-more="">
        {icon}
        {children} {/* The space separates the two parts of the accessible name. */}
        {note && (
          <span className={styles.moreNote} lang={noteLang}>
            {note}
          </span>
        )}
      </NavigationLink>
    </li>
  );
}
