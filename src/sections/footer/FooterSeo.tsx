import { useCallback, useId, useState } from 'react';
import type { CountryFooter } from '#src/schemas/footer.ts';
import { ChevronDownIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Footer.module.css';
import { FooterLink } from './FooterLink.tsx';
import { FooterPanel } from './FooterPanel.tsx';

/**
 * Popular categories in quiet columns (FTR-03). Collapsible on every screen: open on wide ones, collapsed on narrow
 * ones until a person says otherwise. Each width has its own toggle and its own answer, so that what the toggle says
 * to assistive technology is true from the first paint.
 */
export function FooterSeo({ seo }: { seo: CountryFooter['seo'] }) {
  const panelId = useId();
  const [isOpenWide, setOpenWide] = useState(true);
  const [isOpenNarrow, setOpenNarrow] = useState(false);
  const open = useCallback(() => {
    setOpenWide(true);
    setOpenNarrow(true);
  }, []);
  const toggle = (isOpen: boolean, setOpen: (isOpen: boolean) => void, className: string | undefined) => (
    <button
      type="button"
      className={className}
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={() => setOpen(!isOpen)}
    >
      <span className={styles.toggleText}>{seo.heading}</span>
      <ChevronDownIcon className={styles.chevron} />
    </button>
  );

  return (
    <nav className={styles.seo} data-part="seo" aria-label={seo.heading}>
      <h3 className={styles.seoHeading}>
        {toggle(isOpenWide, setOpenWide, styles.seoToggleWide)}
        {toggle(isOpenNarrow, setOpenNarrow, styles.groupToggle)}
      </h3>
      <FooterPanel id={panelId} isOpenNarrow={isOpenNarrow} isOpenWide={isOpenWide} onFound={open}>
        <div className={styles.seoColumns}>
          {seo.columns.map(({ links }, index) => (
            <ul key={index} className={styles.links}>
              {links.map(({ url, text }) => (
                <li key={`${url} ${text}`}>
                  <FooterLink url={url} className={styles.seoLink}>
                    {text}
                  </FooterLink>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </FooterPanel>
    </nav>
  );
}
