import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopApi } from '#src/api/shopApi.ts';
import { configureElements, defineElements } from '#src/entries/elements.ts';
import { Footer } from '#src/entries/footer.ts';
import { Header, UserMenu, useVisitor } from '#src/entries/header.ts';
import { MiniCart, useCart } from '#src/entries/mini-cart.ts';
import { NewsletterForm } from '#src/entries/newsletter.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { failed, ok } from '#src/lib/result.ts';
import { sendShopEvent } from '#src/lib/shopEvents.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { cart as cartSchema } from '#src/schemas/cart.ts';
import { visitorResponse } from '#src/schemas/customer.ts';
import { baseDataResponse } from '#src/schemas/newsletter.ts';
import { changeInOtherTab } from '../support/otherTab.ts';
import { createTestShop } from '../support/shopFetch.ts';

/** Cora has signed up for the newsletter. */
type Person = 'Anna' | 'Bert' | 'Cora' | null;

type Service = <Answer>(answer: () => Answer) => Promise<Answer>;
const SERVICES: [string, Service][] = [
  ['answers', async (answer) => answer()],
  ['does not answer yet', () => new Promise<never>(() => {})],
  ['fails', async () => failed({ kind: 'network', isReported: true }) as never],
];

/** A shop whose visitor can change, with the calls that ask for data of a person. */
function openShop() {
  let person: Person = null;
  /** Makes the answers of a service. */
  let serve: Service = async (answer) => answer();
  const calls: string[] = [];
  const counted = <Value,>(name: string, value: (person: Person) => Value) =>
    vi.fn(async () => {
      calls.push(name);
      return serve(() => ok(value(person)));
    });
  const shop = {
    ...createTestShop({ site: 'AT' }).shop,
    readVisitor: counted('readVisitor', (firstname) =>
      visitorResponse.parse(
        firstname
          ? { tracking: { loginStatus: 'LOGGED_IN' }, customer: { firstname } }
          : { tracking: { loginStatus: 'LOGGED_OUT' } },
      ),
    ),
    readBaseData: counted('readBaseData', (name) => baseDataResponse.parse({ email: `${name}@example.com` })),
    readPartnerSite: counted('readPartnerSite', (name) =>
      name === 'Cora' ? { nl_status: 'SUBSCRIBED' as const } : {},
    ),
  };
  return {
    shop,
    calls,
    /** From now on, the services answer like this. */
    answer: (service: Service) => {
      serve = service;
    },
    become: (next: Person) => {
      person = next;
      document.cookie = next ? `${COOKIES.login}=${next}; path=/` : `${COOKIES.login}=; max-age=0; path=/`;
    },
  };
}

/** The persons whose data are on the page: in its text, in names of controls or in fields. */
const shown = () => {
  const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
  const text = document.body.outerHTML + fields.join();
  return ['Anna', 'Bert'].filter((name) => text.includes(name));
};

function Greeting() {
  const { visitor } = useVisitor();
  return <p>{visitor?.customerName}</p>;
}

const pageTransition = (type: string) =>
  act(() => void window.dispatchEvent(Object.assign(new Event(type), { persisted: true })));

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  document.cookie = `${COOKIES.csrf}=test; path=/`;
});

const PARTS: [string, ReactNode][] = [
  ['useVisitor', <Greeting key="" />],
  [
    'a header of the page’s own',
    <header key="">
      <UserMenu />
      <MiniCart />
    </header>,
  ],
  ['a newsletter form alone', <NewsletterForm key="" origin="page" />],
  ['a footer alone', <Footer key="" />],
];
let changes = 0;
const CHANGES: [string, () => void][] = [
  ['within the page', () => act(() => sendShopEvent('visitor-changed'))],
  ['in another tab', () => changeInOtherTab('visitor', `change ${++changes}`)],
];

describe.each(PARTS)('USR-07, USR-08: %s', (_part, part) => {
  const open = async () => {
    const page = openShop();
    page.become('Anna');
    const view = await act(async () =>
      render(
        <StrictMode>
          <VitrineProvider site="AT" shop={page.shop} track={() => {}}>
            {part}
          </VitrineProvider>
        </StrictMode>,
      ),
    );
    await waitFor(() => expect(shown()).toEqual(['Anna']));
    return { ...page, ...view };
  };

  it.each(CHANGES)('a log-out and a log-in %s leave nothing of the former person', async (_where, change) => {
    const { become } = await open();
    become(null);
    change();
    await waitFor(() => expect(shown()).toEqual([]));
    become('Bert');
    change();
    await waitFor(() => expect(shown()).toEqual(['Bert']));
  });

  it('requests each thing once', async () => {
    const { calls } = await open();
    await act(async () => {});
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('mounted again, it has nothing of the person who has left in the meantime', async () => {
    const { shop, become } = openShop();
    const route = (page: ReactNode) => (
      <StrictMode>
        <VitrineProvider site="AT" shop={shop} track={() => {}}>
          <Header isReduced />
          {page}
        </VitrineProvider>
      </StrictMode>
    );
    become('Anna');
    const { rerender } = await act(async () => render(route(part)));
    await waitFor(() => expect(shown()).toEqual(['Anna']));
    await act(async () => rerender(route(null)));
    become('Bert');
    await act(async () => sendShopEvent('visitor-changed'));
    await act(async () => rerender(route(part)));
    await waitFor(() => expect(shown()).toEqual(['Bert']));
  });

  it.each(SERVICES)(
    'a page that is left holds no visitor, and does not know the former person when it is restored and the service %s',
    async (_how, service) => {
      const { become, answer } = await open();
      pageTransition('pagehide');
      expect(shown()).toEqual([]);
      await act(async () => {});
      expect(shown()).toEqual([]);
      become(null);
      answer(service);
      pageTransition('pageshow');
      await act(async () => {});
      expect(shown()).toEqual([]);
    },
  );

  it.each(
    CHANGES.flatMap((change) =>
      SERVICES.map(([how, service]) => [change[0], how, change[1], service] as const),
    ),
  )('a log-out %s is known while the service %s', async (_where, _how, change, service) => {
    const { become, answer } = await open();
    become(null);
    answer(service);
    change();
    await waitFor(() => expect(shown()).toEqual([]));
  });
});

it('USR-07: a header that is mounted again knows who has logged in meanwhile; without it no visitor is requested', async () => {
  const { shop, calls, become } = openShop();
  const route = (page: ReactNode) => (
    <VitrineProvider site="AT" shop={shop} track={() => {}}>
      {page}
    </VitrineProvider>
  );
  const { rerender } = await act(async () => render(route(<Header />)));
  await waitFor(() => expect(calls).toEqual(['readVisitor']));
  await act(async () => rerender(route(<main />)));
  become('Anna');
  await act(async () => sendShopEvent('visitor-changed'));
  expect(calls).toEqual(['readVisitor']);
  await act(async () => rerender(route(<Header />)));
  await waitFor(() => expect(shown()).toEqual(['Anna']));
  expect(calls).toEqual(['readVisitor', 'readVisitor']);
});

it('USR-08, MC-25: a cart that is mounted again holds nothing of the person who has left in the meantime', async () => {
  const { shop: base, become } = openShop();
  become('Anna');
  const itemsOf: Record<string, string[]> = { Anna: ['Anna’s cup', 'Anna’s tea'], Bert: ['Bert’s pan'] };
  let owner = 'Anna';
  const read = () => {
    const articles = itemsOf[owner]?.map((title) => ({ productId: title, tcm: title, title, quantity: 1 }));
    return ok({ cart: cartSchema.parse({ articles, totalSum: 0 }), addedProduct: undefined });
  };
  const shop: ShopApi = {
    ...base,
    readCart: async () => read(),
    changeCart: async () => {
      itemsOf[owner]?.shift();
      return read();
    },
  };
  let remove = () => {};
  function OwnCart() {
    const { lines, recentlyRemoved, commands } = useCart();
    remove = () => commands.remove(lines[0]?.key ?? '');
    return <ul aria-label="cart">{[...lines, ...recentlyRemoved].map(({ entry }) => titleOf(entry))}</ul>;
  }
  const titleOf = ({ item }: { item: object }) => ('title' in item ? `${item.title}, ` : '');
  const route = (isCheckout: boolean) => (
    <VitrineProvider site="AT" shop={shop} track={() => {}}>
      <Header isReduced={isCheckout} />
      {isCheckout || <OwnCart />}
    </VitrineProvider>
  );
  const cart = () => screen.getByRole('list', { name: 'cart' });
  const { rerender } = await act(async () => render(route(false)));
  await waitFor(() => expect(cart()).toHaveTextContent('Anna’s cup, Anna’s tea'));
  await act(async () => remove());
  await act(async () => rerender(route(true)));
  become('Bert');
  owner = 'Bert';
  await act(async () => sendShopEvent('visitor-changed'));
  await act(async () => rerender(route(false)));
  await waitFor(() => expect(cart()).toHaveTextContent('Bert’s pan'));
  expect(cart()).not.toHaveTextContent('Anna');
});

it.each([
  ['of the next person', true],
  ['of the next person, also when the footer is mounted again', false],
])('FTR-09, NWL-16: the state of the newsletter is that %s', async (_, isMounted) => {
  const { shop, calls, become } = openShop();
  become('Cora');
  const form = () => document.querySelector('[data-vitrine="newsletter"]');
  const route = (hasFooter: boolean) => (
    <VitrineProvider site="AT" shop={shop} track={() => {}}>
      <Header />
      {hasFooter && <Footer />}
    </VitrineProvider>
  );
  const { rerender } = await act(async () => render(route(true)));
  await waitFor(() => expect(form()).toBeNull());
  expect(calls.filter((call) => call === 'readPartnerSite')).toHaveLength(1);
  await act(async () => rerender(route(isMounted)));
  become(null);
  await act(async () => sendShopEvent('visitor-changed'));
  await act(async () => rerender(route(true)));
  await waitFor(() => expect(form()).not.toBeNull());
  expect(calls.filter((call) => call === 'readPartnerSite')).toHaveLength(2);
});

describe('USR-08: elements, each with a store of its own', () => {
  it.each(CHANGES)('a log-in and a log-out %s change all of them', async (_where, change) => {
    const { shop, become, calls } = openShop();
    become('Anna');
    defineElements();
    configureElements({ shop: () => shop, track: () => {} });
    await act(async () => {
      document.body.innerHTML =
        '<vitrine-header site="AT"></vitrine-header><vitrine-footer site="AT"></vitrine-footer>';
    });
    await waitFor(() =>
      expect(document.querySelector('input[name="email"]')).toHaveValue('Anna@example.com'),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: /Anna/ })).toBeVisible());
    expect(calls.filter((call) => call === 'readVisitor')).toHaveLength(1);
    become(null);
    change();
    await waitFor(() => expect(shown()).toEqual([]));
    become('Bert');
    change();
    await waitFor(() => expect(shown()).toEqual(['Bert']));
    await act(async () => document.body.replaceChildren());
  });

  it('a site that is shown again does not know who has logged out meanwhile', async () => {
    const { shop, become } = openShop();
    become('Anna');
    defineElements();
    configureElements({ shop: () => shop, track: () => {} });
    const element = document.createElement('vitrine-header');
    element.setAttribute('site', 'AT');
    await act(async () => document.body.append(element));
    await waitFor(() => expect(shown()).toEqual(['Anna']));
    await act(async () => element.setAttribute('site', 'PL'));
    await screen.findByRole('link', { name: 'Przejdź do treści' });
    become(null);
    await act(async () => sendShopEvent('visitor-changed'));
    await act(async () => element.setAttribute('site', 'AT'));
    await screen.findByRole('link', { name: 'Zum Hauptinhalt' });
    expect(shown()).toEqual([]);
    await act(async () => element.remove());
  });
});
