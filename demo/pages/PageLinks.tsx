import { type ComponentType, useId } from 'react';
import { ChevronRightIcon, type IconProps, VisuallyHidden } from '#src/entries/ui.ts';
import styles from './PageLinks.module.css';

interface PageLinksProps {
  heading: string;
  /** The page's own heading says as much. @default false */
  isHeadingHidden?: boolean;
  /** The language of heading and links, if it is not the page's. */
  lang?: string | undefined;
  links: readonly { href: string; text: string; icon?: ComponentType<IconProps> }[];
}

/** The pages beside or below this one. */
export function PageLinks({ heading, isHeadingHidden = false, lang, links }: PageLinksProps) {
  const id = useId();
  return (
    <nav className={styles.area} aria-labelledby={id} lang={lang}>
      {isHeadingHidden ? (
        <VisuallyHidden as="h2" id={id}>
          {heading}
        </VisuallyHidden>
      ) : (
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
      )}
      <ul className={styles.links}>
        {links.map(({ href, text, icon: Icon }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {Icon && <Icon />}
              {text}
              <ChevronRightIcon size="small" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
