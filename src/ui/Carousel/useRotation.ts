import { useEffect, useState } from 'react';
import { CAROUSEL_INTERVAL_MS } from '#src/config/limits.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';

/** Reasons to pause a carousel, apart from its button. */
type Pause = 'hover' | 'focus' | 'slide' | 'held' | 'hidden';

/** The current slide of a carousel, and whether it rotates. */
export interface Rotation {
  current: number;
  /** Shows a slide; the index wraps at both ends. */
  show: (index: number) => void;
  /** The user's choice: false after the pause button, and initially with reduced motion. */
  isOn: boolean;
  /** Starts or stops the rotation. Starting it from inside the carousel ignores the pauses for hover and focus. */
  toggle: () => void;
  /** Whether the slides rotate now. */
  isRunning: boolean;
  isPausedBy: (pause: Pause) => boolean;
  setPaused: (pause: Pause, isPaused: boolean) => void;
}

const NONE: ReadonlySet<Pause> = new Set();

/**
 * Rotates through slides until it is paused.
 *
 * @param count number of slides
 */
export function useRotation(count: number): Rotation {
  const [shown, setShown] = useState(0);
  const [isOn, setOn] = useState(true);
  const [pauses, setPauses] = useState(NONE);
  const [isForced, setForced] = useState(false);
  // Another promotion may have fewer slides.
  const current = shown < count ? shown : 0;
  // A slide that contains the focus, or something open, never changes, even when the user started the rotation.
  const isStopped =
    pauses.has('slide') || pauses.has('held') || pauses.has('hidden') || (pauses.size > 0 && !isForced);
  const isRunning = isOn && !isStopped && count > 1;

  const setPaused = (pause: Pause, isPaused: boolean) => {
    setPauses((previous) => {
      const others = [...previous].filter((other) => other !== pause);
      return new Set(isPaused ? [...others, pause] : others);
    });
    if (pause === 'focus' && !isPaused) setForced(false);
  };

  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    if (isStill) setOn(false);
  }, [isStill]);

  useEffect(() => {
    const look = () => setPaused('hidden', document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setShown((current + 1) % count), CAROUSEL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, current, count]);

  return {
    current,
    show: (index) => setShown((index + count) % count),
    isOn,
    toggle: () => {
      setForced(!isOn);
      setOn(!isOn);
    },
    isRunning,
    isPausedBy: (pause) => pauses.has(pause),
    setPaused,
  };
}
