import { fn } from 'storybook/test';

/**
 * Records navigation: links, forms and the page's router call this mock instead of leaving the story.
 * Play functions assert on it: `expect(followedLink).toHaveBeenCalledWith('/cart?step=shopping_cart')`.
 */
export const followedLink = fn().mockName('followed link');

const isInStory = (target: EventTarget | null): target is Element =>
  target instanceof Element && (!target.closest('.sbdocs') || !!target.closest('.story-canvas'));

/** Keeps links and forms of stories from leaving the page. */
export function stayOnPage(): void {
  window.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isInStory(event.target)) return;
    const href = event.target.closest('a[href]')?.getAttribute('href');
    if (!href || href.startsWith('#')) return;
    event.preventDefault();
    followedLink(href);
  });
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !isInStory(event.target)) return;
    event.preventDefault();
    followedLink((event.target as HTMLFormElement).action);
  });
}
