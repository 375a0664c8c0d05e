import { useEffect, useRef } from 'react';
import styles from '../VisuallyHidden/VisuallyHidden.module.css';
import { addVoice, UTTERANCE_MS } from './announce.ts';
import { watchReactAria } from './watchReactAria.ts';

let watchers = 0;
let stopWatching = () => {};

/**
 * The page's pair of live regions, mounted by `VitrineProvider`. They exist from the first paint, because some
 * screen readers ignore a region that is inserted together with its text.
 */
export function Announcer() {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      addVoice({
        isHeard: () => polite.current?.checkVisibility?.() !== false && !polite.current?.closest('[inert]'),
        say: ({ message, politeness, locale }) => {
          const region = politeness === 'assertive' ? assertive.current : polite.current;
          if (!region) return;
          // Always a new element: the same text twice is two events, and some screen readers ignore a changed text.
          const line = region.ownerDocument.createElement('p');
          line.lang = locale;
          line.textContent = message;
          region.append(line);
          // Until then, users can navigate to it.
          setTimeout(() => line.remove(), UTTERANCE_MS);
        },
      }),
    [],
  );

  useEffect(() => {
    watchers += 1;
    if (watchers === 1) stopWatching = watchReactAria(document);
    return () => {
      watchers -= 1;
      if (watchers === 0) stopWatching();
    };
  }, []);

  return (
    // The attribute keeps react-aria's modals from hiding the regions with the rest of the page.
    <div className={styles.hidden} data-vitrine-announcer="" data-react-aria-top-layer="true">
      <div ref={polite} aria-live="polite" aria-relevant="additions" />
      <div ref={assertive} aria-live="assertive" aria-relevant="additions" />
    </div>
  );
}
