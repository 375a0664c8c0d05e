import { useStore } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import { useContentLang, useOwnLang, useText } from '#src/i18n/SiteContext.ts';
import { watchSizes } from '#src/lib/watchSizes.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { useSlideHold } from '#src/ui/Carousel/slideContext.ts';
import {
  DisclosureChevron,
  DisclosurePanel,
  DisclosureRoot,
  DisclosureTrigger,
} from '#src/ui/Disclosure/DisclosureParts.tsx';
import { Group } from '#src/ui/Group/Group.tsx';
import { InfoIcon } from '#src/ui/Icon/icons.tsx';
import { useChange } from '#src/ui/useChange.ts';
import styles from './Promotion.module.css';
import { PromotionCopy } from './PromotionCopy.tsx';
import type { LegalHint } from './promotionModel.ts';

/** The height of the open text, which the header reads. */
const HEIGHT_PROPERTY = '--v-legal-hint-height';
/** A resting finger or wheel scrolls less than this. */
const SCROLL_TOLERANCE_PX = 4;

interface LegalTextProps {
  legal: LegalHint;
  /** Closes when the user scrolls down or opens a flyout. @default false */
  closesItself?: boolean;
  onOpened: () => void;
}

/** A promotion's terms in a disclosure; open without JavaScript. */
export function LegalText({ legal, closesItself = false, onOpened }: LegalTextProps) {
  const text = useText();
  const contentLang = useContentLang();
  const ownLang = useOwnLang();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  // Opened terms are read in peace; they go with their slide.
  useChange(useSlideHold(isOpen), () => setIsOpen(false));

  const store = useStore();
  useEffect(() => {
    if (!closesItself) return;
    return store.sub(openFlyoutAtom, () => store.get(openFlyoutAtom) !== 'NONE' && setIsOpen(false));
  }, [closesItself, store]);

  useEffect(() => {
    if (!closesItself || !isOpen) return;
    let top = window.scrollY;
    const watch = () => {
      if (window.scrollY > top + SCROLL_TOLERANCE_PX) setIsOpen(false);
      top = Math.min(top, window.scrollY);
    };
    window.addEventListener('scroll', watch, { passive: true });
    return () => window.removeEventListener('scroll', watch);
  }, [closesItself, isOpen]);

  useEffect(() => {
    if (!closesItself || !isOpen || !panel.current) return;
    const page = document.documentElement.style;
    const publish = () => page.setProperty(HEIGHT_PROPERTY, `${panel.current?.offsetHeight ?? 0}px`);
    publish();
    const stopWatching = watchSizes([panel.current], publish);
    return () => {
      stopWatching?.();
      page.removeProperty(HEIGHT_PROPERTY);
    };
  }, [closesItself, isOpen]);

  return (
    <DisclosureRoot
      className={styles.legal}
      isExpanded={isOpen}
      onExpandedChange={(willOpen) => {
        if (willOpen) onOpened();
        setIsOpen(willOpen);
      }}
    >
      <DisclosureTrigger
        className={styles.legalToggle}
        data-part="legal-toggle"
        data-worded={legal.hint !== null || undefined}
      >
        <span className={styles.hint} lang={legal.hint ? undefined : ownLang}>
          {legal.hint ? <PromotionCopy copy={legal.hint} /> : text('promotion.legal')}
        </span>
        <InfoIcon className={styles.info} />
        <DisclosureChevron size="small" className={styles.chevron} />
      </DisclosureTrigger>
      {/* Long terms scroll inside the panel, so that reading them never scrolls the page. */}
      <DisclosurePanel ref={panel} className={styles.legalPanel}>
        {/* A scroll container must be reachable by keyboard. A page may have terms twice, so it is no landmark. */}
        <Group className={styles.legalText} tabIndex={0} lang={ownLang} aria-label={text('promotion.legal')}>
          <span lang={contentLang}>{legal.text}</span>
        </Group>
      </DisclosurePanel>
    </DisclosureRoot>
  );
}
