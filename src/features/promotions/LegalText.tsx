import { useStore } from 'jotai/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { ChevronDownIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Promotion.module.css';
import type { LegalHint } from './promotionModel.ts';

/** Where the header reads how much of the window the open text takes (HDR-10). */
const HEIGHT_PROPERTY = '--v-legal-hint-height';
/** A finger or wheel at rest moves the page by less than this. */
const SCROLL_TOLERANCE_PX = 4;

interface LegalTextProps {
  legal: LegalHint;
  /** Closes by itself when the person scrolls on or opens something (PRM-03). @default false */
  closesItself?: boolean;
  onOpened: () => void;
}

/** A promotion's terms behind a button (PRM-03, PRM-08). */
export function LegalText({ legal, closesItself = false, onOpened }: LegalTextProps) {
  const text = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(() => {
    // What a person reads must not vanish from under their focus without a place to go on from.
    if (panel.current?.contains(document.activeElement)) toggle.current?.focus({ preventScroll: true });
    setIsOpen(false);
  });

  const store = useStore();
  useEffect(() => {
    if (!closesItself) return;
    return store.sub(openFlyoutAtom, () => store.get(openFlyoutAtom) !== 'NONE' && close());
  }, [closesItself, store]);

  useEffect(() => {
    if (!closesItself || !isOpen) return;
    let top = window.scrollY;
    const watch = () => {
      if (window.scrollY > top + SCROLL_TOLERANCE_PX) close();
      top = Math.min(top, window.scrollY);
    };
    window.addEventListener('scroll', watch, { passive: true });
    return () => window.removeEventListener('scroll', watch);
  }, [closesItself, isOpen]);

  useEffect(() => {
    if (!closesItself || !isOpen || !panel.current) return;
    const page = document.documentElement.style;
    page.setProperty(HEIGHT_PROPERTY, `${panel.current.offsetHeight}px`);
    return () => void page.removeProperty(HEIGHT_PROPERTY);
  }, [closesItself, isOpen]);

  return (
    <div className={styles.legal}>
      <button
        ref={toggle}
        type="button"
        className={styles.legalToggle}
        data-part="legal-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          if (!isOpen) onOpened();
          setIsOpen(!isOpen);
        }}
      >
        {legal.hint ?? text('promotion.legal')}
        <ChevronDownIcon size="small" className={styles.chevron} />
      </button>
      {/* Long terms scroll inside, so that reading them never scrolls the page. */}
      <div ref={panel} id={id} className={styles.legalPanel} hidden={!isOpen}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
        <section className={styles.legalText} tabIndex={0} aria-label={text('promotion.legal')}>
          {legal.text}
        </section>
      </div>
    </div>
  );
}
