// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { createStore } from 'jotai/vanilla';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import {
  ConsentPanel,
  type ConsentPanelProps,
  cookieConsent,
  useConsent,
  useRequiresConsent,
} from '#src/features/consent/index.ts';
import { PageProvider, VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';

const page = (site: SiteCode, props: ConsentPanelProps) => (
  <VitrineProvider site={site} consent={cookieConsent}>
    <ConsentPanel {...props} />
  </VitrineProvider>
);

afterEach(() => {
  document.cookie = 'consent=; path=/; max-age=0';
});

it.each(SITE_CODES)(
  'BEY-20: %s asks for consent in the server’s markup, with its privacy policy and forms that post',
  (site) => {
    document.body.innerHTML = renderToString(page(site, { initialView: 'asked', target: '/p/4711?a=1' }));
    expect(document.querySelector('[data-vitrine="consent"] a')).toHaveProperty(
      'href',
      new URL(SITES[site].links.privacy, document.baseURI).href,
    );
    const forms = [...document.querySelectorAll('form')];
    for (const form of forms) {
      expect([form.method, form.getAttribute('action')]).toEqual(['post', '/consent']);
      expect(Object.fromEntries(new FormData(form))).toEqual({ site, target: '/p/4711?a=1' });
    }
    const answersOf = (form: HTMLFormElement) =>
      [...form.querySelectorAll<HTMLButtonElement>('button[type="submit"]')].map(({ name, value }) => [
        name,
        value,
      ]);
    expect(forms.map(answersOf)).toEqual([
      [
        ['choice', 'necessary'],
        ['choice', 'all'],
      ],
      [['choice', 'selected']],
    ]);
  },
);

it('BEY-20: a server that reopens the choices checks the current ones', () => {
  const initialChoice = { analytics: true, marketing: false };
  document.body.innerHTML = renderToString(page('DE', { initialView: 'settings', initialChoice }));
  const settings = document.querySelector<HTMLInputElement>('input[name="analytics"]')?.form;
  expect(Object.fromEntries(new FormData(settings as HTMLFormElement))).toEqual({
    site: 'DE',
    target: '/',
    analytics: 'on',
  });
});

it.each([
  ['asks: it requires consent, and allows nothing yet', cookieConsent, 'true false'],
  ['does not ask: it allows what needs consent only in the browser', undefined, 'false false'],
] as const)('BEY-20: the server’s markup of a page that %s', (_, consent, expected) => {
  const Answer = () => {
    const { allows } = useConsent();
    return <output>{`${useRequiresConsent()} ${allows('marketing')}`}</output>;
  };
  document.body.innerHTML = renderToString(
    <VitrineProvider site="DE" consent={consent}>
      <Answer />
    </VitrineProvider>,
  );
  expect(document.querySelector('output')?.textContent).toBe(expected);
});

it('BEY-20: a visitor who has decided gets no markup', () => {
  expect(renderToString(page('DE', { initialView: 'closed' }))).not.toContain('consent');
});

it.each(['asked', 'settings', 'closed', undefined] as const)(
  'BEY-20: %s hydrates without a mismatch',
  async (initialView) => {
    const props = initialView ? { initialView } : {};
    const root = document.createElement('div');
    document.body.replaceChildren(root);
    root.innerHTML = renderToString(page('DE', props));
    const onRecoverableError = vi.fn();
    await act(async () => void hydrateRoot(root, page('DE', props), { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
  },
);

it('BEY-20: a panel that hydrates beside an open flyout leaves the window to it, and takes its space back', async () => {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(page('DE', { initialView: 'asked' }));
  const panel = document.querySelector('[data-vitrine="consent"]');
  const store = createStore();
  store.set(openFlyoutAtom, 'USER_MENU');
  const hydrated = (
    <PageProvider site="DE" consent={cookieConsent} store={store}>
      <ConsentPanel initialView="asked" />
    </PageProvider>
  );
  await act(async () => void hydrateRoot(root, hydrated));
  expect(panel?.getAttribute('data-flyout-open')).toBe('true');
  act(() => store.set(openFlyoutAtom, 'NONE'));
  expect(panel?.getAttribute('data-flyout-open')).toBeNull();
});
