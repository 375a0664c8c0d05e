import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useText } from '#src/i18n/SiteContext.ts';
import { joinFacts } from '#src/lib/joinFacts.ts';
import {
  fetchedPromotionsAtom,
  footerOverrideAtom,
  navigationTreeAtom,
  themeWorldsAtom,
} from '#src/state/contentAtoms.ts';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { type EditUrl, listEntries, toEditHref } from './contentEntries.ts';
import styles from './Preview.module.css';

// During a preview the browser requests every promotion of the page, so these are the ones that it shows.
const entriesAtom = atom((get) =>
  listEntries({
    promotions: Object.values(get(fetchedPromotionsAtom)),
    tree: get(navigationTreeAtom),
    worlds: get(themeWorldsAtom),
    footer: get(footerOverrideAtom),
  }),
);

/** The source entry of each part of the page, with a link to its editor. */
export function PreviewEntries({ editUrl }: { editUrl: EditUrl | undefined }) {
  const text = useText();
  const entries = useAtomValue(entriesAtom);
  return (
    <Disclosure title={text('preview.entries')} data-part="entries">
      <ul className={styles.entries}>
        {entries.map((entry, index) => {
          const { service, id, field, title } = entry;
          const href = toEditHref(entry, editUrl);
          const name = title ?? id;
          return (
            // Two teasers of one entry differ only in their position.
            <li key={index}>
              {href === null ? (
                <span>{name}</span>
              ) : (
                <Link href={href} isExternal>
                  {name}
                </Link>
              )}
              <code className={styles.origin}>{joinFacts([service, id, field])}</code>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
