import { useEffect, useRef } from 'react';
import styles from '../VisuallyHidden/VisuallyHidden.module.css';
import { addVoice } from './announce.ts';
import { watchReactAria } from './watchReactAria.ts';

/** How long words stay in the page for those who read it at their own pace, in milliseconds. */
const UTTERANCE_MS = 7_000;

let watchers = 0;
let stopWatching = () => {};

/**
 * The page's pair of live regions (BEY-01). `VitrineProvider` mounts it; they are there from the first paint, because
 * a region that is added together with its words is not read everywhere.
 */
export function Announcer() {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      addVoice(({ message, politeness, locale }) => {
        const region = politeness === 'assertive' ? assertive.current : polite.current;
        if (!region) return;
        // A new element each time: the same words twice are two events, and a changed text is not always read.
        const line = region.ownerDocument.createElement('p');
        line.lang = locale;
        line.textContent = message;
        region.append(line);
        setTimeout(() => line.remove(), UTTERANCE_MS);
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
    // The attribute keeps react-aria's modals from hiding the regions together with the rest of the page.
    <div className={styles.hidden} data-vitrine-announcer="" data-react-aria-top-layer="true">
      <div ref={polite} aria-live="polite" aria-relevant="additions" />
      <div ref={assertive} aria-live="assertive" aria-relevant="additions" />
    </div>
  );
}
