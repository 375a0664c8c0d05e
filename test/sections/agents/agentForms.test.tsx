import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '#mocks/memoryStore.ts';
import { NewsletterForm } from '#src/features/newsletter/index.ts';
import { Search } from '#src/features/search/index.ts';
import { StoreFinder } from '#src/features/store-finder/index.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const PARTS = (
  <>
    <Search />
    <StoreFinder defaultOpen />
    <NewsletterForm origin="footer" originAddition="home" />
  </>
);

const formOf = (tool: string) => document.querySelector<HTMLFormElement>(`form[toolname="${tool}"]`);

/** Submits a form as the browser does for an agent. @returns whether the page replaced the browser's own submit */
async function submitAsAgent(form: HTMLFormElement | null, respondWith = vi.fn()) {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  Object.assign(event, { agentInvoked: true, respondWith });
  await act(async () => void form?.dispatchEvent(event));
  return event.defaultPrevented;
}

describe('AGT-02: the page’s forms', () => {
  it.each([
    ['open_search_results', '', { query: 'Kaffee' }],
    ['fill_store_search', null, { searchTerm: 'Bremen' }],
  ])(
    '%s: the browser submits what an agent has filled in, not the page',
    async (tool, autoSubmit, values) => {
      const { navigate } = await renderWithShop(PARTS);
      const form = formOf(tool);
      expect(form?.getAttribute('toolautosubmit')).toBe(autoSubmit);
      for (const [name, value] of Object.entries(values))
        (form?.elements.namedItem(name) as HTMLInputElement).value = value;
      expect(await submitAsAgent(form)).toBe(false);
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it('the sign-up is sent by the page, and the agent is told when the answer is there', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    const { user } = await renderWithShop(PARTS, { documents: createMemoryStore() });
    await user.type(await screen.findByRole('textbox', { name: /E-Mail/ }), 'kim@example.com');
    const respondWith = vi.fn<(result: Promise<unknown>) => void>();
    const form = formOf('fill_newsletter_sign_up');
    expect(form?.hasAttribute('toolautosubmit')).toBe(false);
    expect(await submitAsAgent(form, respondWith)).toBe(true);
    await waitFor(() => expect(respondWith).toHaveBeenCalledOnce());
    await expect(respondWith.mock.lastCall?.[0]).resolves.toContain('the page shows the answer');
    expect(await screen.findByText('Fast geschafft!')).toBeVisible();
  });

  it('have no attributes of tools if the page says so', async () => {
    await renderWithShop(PARTS, { provider: { settings: { agentForms: false } } });
    expect(document.querySelector('[toolname]')).toBeNull();
  });
});
