import { type ReactNode, useRef } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useHover } from 'react-aria/useHover';
import { useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Carousel.module.css';
import { useRotation } from './useRotation.ts';
import { useSwipe } from './useSwipe.ts';

/** One slide of a carousel. */
export interface CarouselSlide {
  /** Identifies it among the slides. */
  key: string;
  /** Announced, after its position, to who leads through the slides. */
  name: string;
  /** What it shows; told whether it is the one that is seen. */
  content: (isCurrent: boolean) => ReactNode;
}

export interface CarouselProps {
  /** What the slides are: the name of the region that the carousel is. */
  label: string;
  /** At least two. */
  slides: readonly CarouselSlide[];
}

/**
 * Slides that change by themselves, one at a time, as the ARIA Authoring Practices describe a carousel (BEY-23). A
 * button stops and starts the change, two lead through the slides, and so does a swipe. It stays still while a pointer
 * or the focus is in it and while the tab is hidden, and begins still where motion is reduced. Nothing is spoken when a
 * slide changes by itself; who leads through the slides hears where they are.
 *
 * All slides lie in one place, as high as the highest, so that nothing moves. Without JavaScript they stand one below
 * the other.
 *
 * @example
 * const slides = ['Neu', 'Bald'].map((name) => ({ key: name, name, content: () => <p>{name}</p> }));
 * <Carousel label="Neuigkeiten" slides={slides} />
 */
export function Carousel({ label, slides }: CarouselProps) {
  const text = useText();
  const announce = useAnnounce();
  const list = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const { current, show, isOn, toggle, isRunning, setPaused } = useRotation(count);
  const { hoverProps } = useHover({ onHoverChange: (isHovered) => setPaused('hover', isHovered) });
  const { focusWithinProps } = useFocusWithin({ onFocusWithinChange: (isIn) => setPaused('focus', isIn) });
  const { focusWithinProps: slideFocusProps } = useFocusWithin({
    onFocusWithinChange: (isIn) => setPaused('slide', isIn),
  });
  const position = (index: number) => text('carousel.position', { index: index + 1, count });
  const step = (by: 1 | -1) => {
    // What is focused stays; only the buttons outside of the slides move them on.
    if (list.current?.contains(document.activeElement)) return;
    const next = (current + by + count) % count;
    show(next);
    announce(`${position(next)}: ${slides[next]?.name ?? ''}`);
  };
  const swipe = useSwipe(step);
  return (
    <section
      {...hoverProps}
      {...focusWithinProps}
      className={styles.carousel}
      aria-roledescription={text('carousel.role')}
      aria-label={label}
      data-running={isRunning || undefined}
    >
      {/* Before the slides, so that keyboard users reach the stop button first. */}
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
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group; a fieldset is for inputs.
          <div
            key={key}
            className={styles.slide}
            role="group"
            aria-roledescription={text('carousel.slide')}
            aria-label={position(index)}
            data-current={index === current || undefined}
          >
            {content(index === current)}
          </div>
        ))}
      </div>
    </section>
  );
}
