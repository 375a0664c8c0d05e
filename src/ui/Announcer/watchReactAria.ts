import { recordAnnouncement } from './announcementLedger.ts';

const ANNOUNCER = '[data-live-announcer]';

/** What a message of react-aria says: its text, or the name of the element it points at. */
function wordsOf(node: Element, page: Document): string {
  const ids = node.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named = ids.map((id) => page.getElementById(id)?.textContent ?? '').join(' ');
  return (named || node.textContent || '').trim();
}

/**
 * Writes down what react-aria says through its own live regions, so that the ledger holds everything a person may hear
 * (BEY-01). react-aria makes its regions on first use, as a child of `<body>`.
 */
export function watchReactAria(page: Document): () => void {
  const watched = new Set<Element>();
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(ANNOUNCER)) watch(node);
        else if (target instanceof Element && target.closest(ANNOUNCER)) write(node);
      }
    }
  });
  const write = (node: Element) => {
    const message = wordsOf(node, page);
    if (message === '') return;
    const live = node.parentElement?.getAttribute('aria-live');
    recordAnnouncement({
      message,
      politeness: live === 'assertive' ? 'assertive' : 'polite',
      locale: page.documentElement.lang,
      source: 'react-aria',
      isRepeat: false,
    });
  };
  const watch = (announcer: Element) => {
    if (watched.has(announcer)) return;
    watched.add(announcer);
    observer.observe(announcer, { childList: true, subtree: true });
    // Words may have come in the same task as the regions themselves.
    for (const node of announcer.querySelectorAll('[aria-live] > *')) write(node);
  };
  observer.observe(page.body, { childList: true });
  const existing = page.querySelector(ANNOUNCER);
  if (existing) {
    watched.add(existing);
    observer.observe(existing, { childList: true, subtree: true });
  }
  return () => observer.disconnect();
}
