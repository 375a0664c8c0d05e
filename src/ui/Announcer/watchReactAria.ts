import { recordAnnouncement } from './announcementLedger.ts';

const ANNOUNCER = '[data-live-announcer]';

/** The text of a react-aria message, or the name of the elements that it refers to. */
function textOf(node: Element, page: Document): string {
  const ids = node.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named = ids.map((id) => nameOf(page.getElementById(id))).join(' ');
  return (named.trim() || node.textContent || '').replace(/\s+/g, ' ').trim();
}

/** The accessible name of an element, computed from its label or content as for buttons and their spinners. */
function nameOf(node: Node | null): string {
  if (!(node instanceof Element)) return node?.textContent ?? '';
  if (node.matches('[hidden], [aria-hidden="true"]')) return '';
  return node.getAttribute('aria-label') ?? [...node.childNodes].map(nameOf).join('');
}

/**
 * Records what react-aria announces through its own live regions, so that the ledger holds every announcement of the
 * page. react-aria creates its regions on first use, as a child of `<body>`.
 *
 * A message that refers to an element stays for seconds, but the element is gone once its dialog closes. So the message
 * also gets a copy of the text, or is removed when there is none.
 */
export function watchReactAria(page: Document): () => void {
  // Only the ledger needs it: without it, react-aria still announces.
  if (typeof MutationObserver !== 'function') return () => {};
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
    const message = textOf(node, page);
    if (message === '') {
      node.remove();
      return;
    }
    if (node.hasAttribute('aria-labelledby')) node.setAttribute('aria-label', message);
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
    // Messages may have been inserted in the same task as the regions.
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
