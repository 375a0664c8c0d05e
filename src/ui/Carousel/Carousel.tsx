import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useHover } from 'react-aria/useHover';
import { useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { Group } from '#src/ui/Group/Group.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Carousel.module.css';
import { SlideContext, type SlidePlace } from './slideContext.ts';
import { useRotation } from './useRotation.ts';
import { useSwipe } from './useSwipe.ts';

/** One slide of a carousel. */
export interface CarouselSlide {
  /** Unique among the slides. */
  key: string;
  /** Announced after the slide's position when the user changes slides. */
  name: string;
  /** Renders the slide; `isCurrent` is true for the visible one. */
  content: (isCurrent: boolean) => ReactNode;
}

export interface CarouselProps {
  /** Accessible name of the carousel's region. */
  label: string;
  /** At least two. */
  slides: readonly CarouselSlide[];
}

/**
 * An auto-rotating carousel that shows one slide at a time, after the ARIA Authoring Practices. It has a pause
 * button, buttons for the previous and next slide, and swipe. It pauses while it is hovered or contains the focus and
 * while the tab is hidden, and starts paused with reduced motion. Automatic changes are not announced; changes by the
 * user are.
 *
 * All slides share one place, as high as the tallest, so that nothing shifts. Without JavaScript the slides are
 * stacked.
 *
 * @example
 * const slides = ['Neu', 'Bald'].map((name) => ({ key: name, name, content: () => <p>{name}</p> }));
 * <Carousel label="Neuigkeiten" slides={slides} />
 */
export function Carousel({ label, slides }: CarouselProps) {
  const text = useText();
  const announce = useAnnounce();
  const root = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const { current, show, isOn, toggle, isRunning, isPausedBy, setPaused } = useRotation(count);
  const { hoverProps } = useHover({ onHoverChange: (isHovered) => setPaused('hover', isHovered) });
  const { focusWithinProps } = useFocusWithin({ onFocusWithinChange: (isIn) => setPaused('focus', isIn) });
  const { focusWithinProps: slideFocusProps } = useFocusWithin({
    onFocusWithinChange: (isIn) => setPaused('slide', isIn),
  });
  const [hold] = useState(() => (isHeld: boolean) => setPaused('held', isHeld));
  const position = (index: number) => text('carousel.position', { index: index + 1, count });
  const step = (by: 1 | -1) => {
    // A slide keeps the focus; only the buttons outside the slides can change it.
    if (list.current?.contains(document.activeElement)) return;
    const next = (current + by + count) % count;
    show(next);
    announce(text('ui.labelled', { label: position(next), value: slides[next]?.name ?? '' }));
  };
  const swipe = useSwipe(step);
  // No event tells that the focused control was removed.
  const checkFocus = useEffectEvent(() => {
    if (!isPausedBy('focus') || root.current?.contains(document.activeElement)) return;
    // React Aria would not report the next focus before it has seen this one end.
    list.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
  useEffect(() => {
    if (!root.current) return;
    const observer = new MutationObserver(() => checkFocus());
    observer.observe(root.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <section
      {...hoverProps}
      {...focusWithinProps}
      ref={root}
      className={styles.carousel}
      aria-roledescription={text('carousel.role')}
      aria-label={label}
      data-running={isRunning || undefined}
    >
      {/* Before the slides in the DOM, so that keyboard users reach the pause button first. */}
      <div className={styles.controls}>
        <IconButton size="small" label={text(isOn ? 'carousel.stop' : 'carousel.start')} onPress={toggle}>
          {isOn ? <PauseIcon size="small" /> : <PlayIcon size="small" />}
        </IconButton>
        <IconButton size="small" label={text('carousel.previous')} onPress={() => step(-1)}>
          <ChevronLeftIcon size="small" />
        </IconButton>
        <IconButton size="small" label={text('carousel.next')} onPress={() => step(1)}>
          <ChevronRightIcon size="small" />
        </IconButton>
      </div>
      <div ref={list} className={styles.slides} {...slideFocusProps} {...swipe}>
        {slides.map(({ key, content }, index) => (
          <Group
            key={key}
            className={styles.slide}
            aria-roledescription={text('carousel.slide')}
            aria-label={position(index)}
            data-current={index === current || undefined}
          >
            <Slide isCurrent={index === current} setHeld={hold}>
              {content(index === current)}
            </Slide>
          </Group>
        ))}
      </div>
    </section>
  );
}

function Slide({ isCurrent, setHeld, children }: SlidePlace & { children: ReactNode }) {
  const place = useMemo(() => ({ isCurrent, setHeld }), [isCurrent, setHeld]);
  return <SlideContext value={place}>{children}</SlideContext>;
}
