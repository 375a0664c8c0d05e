import { inLang } from '#src/i18n/inLang.tsx';
import { useContentLang, useOwnLang } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { ArrowRightIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import type { NavigationItem } from './navigationModel.ts';

interface NavigationOverviewProps {
  entry: NavigationItem;
  href: string;
}

/** The first item of every level: the page of the entry itself. An entry without a URL has none. */
export function NavigationOverview({ entry, href }: NavigationOverviewProps) {
  const richText = useRichText();
  const contentLang = useContentLang();
  return (
    <NavigationLink
      entry={{ ...entry, href, current: null }}
      className={styles.overview}
      lang={useOwnLang()}
      data-item=""
    >
      {/* Two of them are side by side and several on one page, so each name includes its level. */}
      <span>
        {richText('navigation.overview', {
          title: inLang(entry.title, entry.isPageText ? undefined : contentLang),
        })}
      </span>
      <ArrowRightIcon size="small" />
    </NavigationLink>
  );
}
