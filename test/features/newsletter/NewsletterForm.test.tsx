import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { createStore } from 'jotai';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMemoryStore } from '#mocks/memoryStore.ts';
import { readOutbox } from '#mocks/services/outbox.ts';
import type { ShopApi } from '#src/api/shopApi.ts';
import { NEWSLETTER_IMAGE_REM } from '#src/config/breakpoints.ts';
import { SITES } from '#src/config/sites.ts';
import { NewsletterForm, type NewsletterFormProps } from '#src/features/newsletter/index.ts';
import { loadBaseDataAtom } from '#src/features/newsletter/newsletterAtoms.ts';
import { EMPTY_ENTRY } from '#src/features/newsletter/newsletterModel.ts';
import { UserMenu } from '#src/features/user-menu/index.ts';
import { failed, ok } from '#src/lib/result.ts';
import { onShopEvent, sendShopEvent } from '#src/lib/shopEvents.ts';
import { visitorResponse } from '#src/schemas/customer.ts';
import { baseDataResponse, COMMERCIAL_CONSENT, type Subscriber } from '#src/schemas/newsletter.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { loadVisitorAtom, reloadVisitorAtom } from '#src/state/visitorAtoms.ts';
import { type RenderWithShopOptions, renderWithShop } from '../../support/renderWithShop.tsx';

const show = (options: RenderWithShopOptions = {}, props: Partial<NewsletterFormProps> = {}) =>
  renderWithShop(<NewsletterForm origin="footer" originAddition="home" {...props} />, options);

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[data-vitrine="newsletter"] [name="${name}"]`);
const email = () => field('email') as HTMLInputElement;
const submitButton = () =>
  document.querySelector<HTMLButtonElement>('form [type="submit"]') as HTMLButtonElement;
const legalPanel = () =>
  document.getElementById(
    screen.getByRole('button', { expanded: false }).getAttribute('aria-controls') ?? '',
  ) as HTMLElement;
const form = () => document.querySelector('form') as HTMLFormElement;
/** The consents of the sign-ups with an address. */
async function consentsOf(documents: ReturnType<typeof createMemoryStore>, address: string) {
  const stored = await documents.read<{ links: Record<string, { signUp: { details: Subscriber } }> }>(
    `subscriber:${address}`,
  );
  return Object.values(stored?.links ?? {}).map(({ signUp }) => signUp.details.consents);
}
const POST = 'POST /service/newsletter/api/internal/newsletter-subscribers';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  return () => {
    delete window.__SPA__;
  };
});

it.each(['mailto:kim@example.com', 'Kim Kaya <kim@example.com>', 'E-Mail: kim@example.com '])(
  'LIB-08: page, event and message have the address that the shop has accepted, not what was entered: %s',
  async (entered) => {
    const onSuccessfulSubmit = vi.fn();
    const announced = vi.fn();
    onTestFinished(onShopEvent('newsletter-successful-submit', ({ email }) => announced(email)));
    const { user } = await show({}, { onSuccessfulSubmit });
    await user.type(email(), entered);
    await user.click(submitButton());
    expect(await screen.findByText(/geschickt/)).toHaveTextContent(/ an kim@example\.com geschickt/);
    const { email: told } = onSuccessfulSubmit.mock.calls[0]?.[0] ?? {};
    cleanup();
    const entry = { ...EMPTY_ENTRY, email: entered };
    const triedFrom = { origin: 'page', originAddition: '' };
    await show({}, { posted: { entry, outcome: { status: 'SUCCESS' }, triedFrom } });
    expect(screen.getByText(/geschickt/)).toHaveTextContent(/ an kim@example\.com geschickt/);
    expect([told, ...announced.mock.calls.flat()]).toEqual(Array(3).fill('kim@example.com'));
  },
);

// The rules of all sites are proved in `newsletterModel`.
describe.each(['DE', 'AT', 'HU', 'TR'] as const)('%s', (site) => {
  const { newsletter: rule, links } = SITES[site];

  it('NWL-01, NWL-02, NWL-03, NWL-07, NWL-13, NWL-14: expands to the fields of its rule, states the age and links its pages', async () => {
    const { user } = await show({ site });
    expect(form()).not.toHaveAttribute('data-expanded');
    await user.click(email());
    expect(form()).toHaveAttribute('data-expanded');
    expect(Boolean(field('salutation'))).toBe(rule.salutation !== 'hidden');
    expect(Boolean(field('firstName'))).toBe(rule.names !== 'hidden');
    expect(Boolean(field('lastName'))).toBe(rule.names !== 'hidden');
    expect(Boolean(field('legals'))).toBe(rule.commercialConsent);
    expect(field('consents')).toHaveAttribute('value', 'DNE');

    expect(email()).toBeRequired();
    if (field('salutation')) expect(field('salutation')?.required).toBe(rule.salutation === 'required');
    if (field('firstName')) expect(field('firstName')?.required).toBe(rule.names === 'required');
    expect(screen.getByText(/^\* /)).toBeInTheDocument();

    const hrefs = [...document.querySelectorAll<HTMLAnchorElement>('[data-vitrine="newsletter"] a')];
    for (const link of hrefs) {
      expect(link.target).toBe('_blank');
      expect(link.rel).toContain('noopener');
    }
    const paths = hrefs.map((link) => link.getAttribute('href'));
    expect(paths).toContain(links.voucherConditions);
    expect(paths).toContain(links.contact);
    if (links.exampleNewsletter) expect(paths).toContain(links.exampleNewsletter);
    if (rule.commercialConsent) {
      expect(paths).toContain(links.commercialMessages);
      // Not as a line of the form: the legal panel informs (KVKK).
      expect(legalPanel().querySelector(`a[href="${links.privacy}"]`)).not.toBeNull();
    } else expect(paths).toContain(links.privacy);
    const legal = legalPanel().textContent;
    expect(legal).toContain(String(rule.legalAge));
    expect(legal?.includes('14')).toBe(rule.deletionRules);
  });
});

it('SIT-09: discount, age and retention period come from the site table', async () => {
  await show({
    site: 'TR',
    provider: { settings: { newsletter: { discountPercent: 12, legalAge: 18, unconfirmedDays: 7 } } },
  });
  expect(screen.getByRole('heading', { name: /%12/ })).toBeInTheDocument();
  const legal = legalPanel();
  expect(legal).toHaveTextContent('18 yaşını dolduranlar');
  expect(legal).toHaveTextContent('7 gün içinde silinir');
});

it('NWL-02: Hungary has the family name first, and focuses it first', async () => {
  const { user } = await show({ site: 'HU' });
  await user.click(email());
  const names = () => screen.getAllByRole('textbox').map((input) => input.getAttribute('name'));
  expect(names()).toEqual(['email', 'lastName', 'firstName']);
  await user.type(field('email') as HTMLElement, 'kim@example.com');
  await user.selectOptions(field('salutation') as HTMLElement, 'MR');
  await user.click(screen.getByRole('button', { name: 'Feliratkozom, kérem a kupont' }));
  expect(field('lastName')).toHaveFocus();
});

it('NWL-02: salutations have the order of the specification', async () => {
  await show({ site: 'AT' });
  const options = [...(document.querySelector('select')?.options ?? [])].map(({ value }) => value);
  expect(options).toEqual(['', 'MRS', 'MR', 'DIVERS', 'COMPANY']);
});

describe('a sign-up', () => {
  it('NWL-09, NWL-10, NWL-15: sends the request, confirms it, and notifies the page and analytics', async () => {
    const documents = createMemoryStore();
    const onSuccessfulSubmit = vi.fn();
    const listener = vi.fn();
    const stop = onShopEvent('newsletter-successful-submit', listener);
    const { user, calls, track } = await show(
      { site: 'AT', documents },
      { onSuccessfulSubmit, scrollsIntoView: true },
    );
    await user.type(email(), ' kim@example.com');
    await user.selectOptions(field('salutation') as HTMLElement, 'MRS');
    await user.type(field('lastName') as HTMLElement, 'Gruber');
    await user.click(field('consents') as HTMLElement);
    await user.click(submitButton());

    const message = await screen.findByRole('group', { name: 'Fast geschafft!' });
    expect(message).toHaveAccessibleDescription(/kim@example\.com/);
    expect(message).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
    expect(calls).toEqual([POST]);
    // The next page's first paint is without the form.
    expect(document.cookie).toContain('newsletter-settled=AT');
    expect(onSuccessfulSubmit).toHaveBeenCalledExactlyOnceWith({
      email: 'kim@example.com',
      formData: expect.any(FormData),
    });
    expect(listener).toHaveBeenCalledExactlyOnceWith({ email: 'kim@example.com' });
    expect(track).toHaveBeenCalledExactlyOnceWith('sign_up', {
      subject: 'newsletter',
      origin: 'footer:home',
      type: 'ga4',
      emitter: 'newsletterservice',
    });
    expect(await readOutbox(documents)).toMatchObject([
      { kind: 'newsletter-confirm', to: 'kim@example.com', site: 'AT', lastName: 'Gruber' },
    ]);
    stop();
  });

  it.each([
    ['smooth', false],
    ['instant', true],
  ])('NWL-15: the scroll to the message is %s if reduced motion is %s', async (behavior, matches) => {
    window.matchMedia = () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }) as never;
    onTestFinished(() => void Reflect.deleteProperty(window, 'matchMedia'));
    const { user } = await show({}, { scrollsIntoView: true });
    await user.type(email(), 'kim@example.com{Enter}');
    await screen.findByText('Fast geschafft!');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'center', behavior });
  });

  it('NWL-09: calls the private API in a single-page app', async () => {
    window.__SPA__ = true;
    const { user, calls } = await show();
    await user.type(email(), 'kim@example.com{Enter}');
    await screen.findByText('Fast geschafft!');
    expect(calls).toEqual([POST.replace('internal', 'private')]);
  });

  it('NWL-08: a bot sees a success; no request and no event is sent, and analytics counts it', async () => {
    const onSuccessfulSubmit = vi.fn();
    const { user, calls, track } = await show({}, { onSuccessfulSubmit });
    const trap = form().querySelector<HTMLInputElement>('[aria-hidden="true"] input') as HTMLInputElement;
    await user.type(email(), 'kim@example.com');
    fireEvent.change(trap, { target: { value: 'cheap pills' } });
    await user.click(submitButton());
    await screen.findByText('Fast geschafft!');
    await user.click(screen.getByRole('button', { name: 'E-Mail noch einmal senden' }));
    expect(calls).toEqual([]);
    expect(onSuccessfulSubmit).not.toHaveBeenCalled();
    expect(track).toHaveBeenCalledOnce();
  });

  it('NWL-08: the honeypot is hidden from Tab, and opts out of autofill, password managers and names that they recognize', async () => {
    const { user } = await show();
    await user.click(email());
    for (let step = 0; step < 12; step++) {
      await user.tab();
      expect(document.activeElement?.closest('[aria-hidden="true"]')).toBeNull();
    }
    const trap = form().querySelector<HTMLInputElement>('[aria-hidden="true"] input');
    expect(trap?.autocomplete).toBe('off');
    for (const sign of ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-protonpass-ignore']) {
      expect(trap).toHaveAttribute(sign);
    }
    expect(trap).toHaveAttribute('data-form-type', 'other');
    expect(trap?.type).toBe('text');
    expect(`${trap?.name} ${trap?.id}`).not.toMatch(
      /name|mail|phone|tel|url|web|site|company|address|zip|city|pass/i,
    );
    expect(trap).toHaveValue('');
  });

  it.each([401, 403])('NWL-20: refused with %i for an ended session, it is sent again', async (status) => {
    const { shop } = await renderWithShop(null);
    cleanup();
    const calledNames: string[] = [];
    const ended = failed({ kind: 'refused', status } as const);
    const own = {
      ...shop,
      subscribe: async (...args: Parameters<typeof shop.subscribe>) => {
        calledNames.push('subscribe');
        return calledNames.includes('readVisitor') ? shop.subscribe(...args) : ended;
      },
      readVisitor: async () => {
        calledNames.push('readVisitor');
        return shop.readVisitor();
      },
    };
    const { user } = await show({ provider: { shop: own } });
    await user.type(email(), 'kim@example.com{Enter}');
    expect(await screen.findByText(/kim@example.com/)).toBeVisible();
    expect(calledNames).toEqual(['subscribe', 'readVisitor', 'subscribe']);
  });

  it('NWL-12: the fields are disabled during sending, and a second Enter sends no request', async () => {
    vi.useFakeTimers();
    const { user, calls } = await show({ site: 'AT', scenario: 'slow:3000' });
    await user.type(email(), 'kim@example.com');
    await user.click(submitButton());
    expect(field('firstName')?.closest('[inert]')).toBeInTheDocument();
    expect(submitButton() ?? screen.getByRole('button', { name: /Gutschein/ })).toBeInTheDocument();
    fireEvent.submit(form());
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    // The mock shop also works off the clock, on hashes.
    await waitFor(() => expect(screen.getByText('Fast geschafft!')).toBeInTheDocument());
    expect(calls).toEqual([POST]);
  });

  it('NWL-12: Enter in a field moves the focus to the button, which shows the progress', async () => {
    const { user } = await show({ scenario: 'slow:60000' });
    const button = submitButton();
    await user.type(email(), 'kim@example.com{Enter}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('NWL-15: an analytics failure does not prevent a sign-up', async () => {
    const track = () => {
      throw new Error('tag manager is gone');
    };
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user } = await show({ provider: { track } });
    await user.type(email(), 'kim@example.com{Enter}');
    await screen.findByText('Fast geschafft!');
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('NWL-22: no consent is sent whose text was not in view', () => {
  it('an address that is filled in without focus opens the form', async () => {
    await show();
    fireEvent.change(email(), { target: { value: 'kim@example.com' } });
    expect(form()).toHaveAttribute('data-expanded');
  });

  it('an address that is filled in without an event sends nothing and opens the form', async () => {
    const { user, calls } = await show();
    email().value = 'kim@example.com';
    await user.click(submitButton());
    expect(calls).toEqual([]);
    expect(form()).toHaveAttribute('data-expanded');
  });
});

describe('NWL-12: a logged-in customer', () => {
  const BASE = 'GET /service/newsletter/api/internal/customers/base-data';
  /** The shop knows this data of the customer, who has logged in. */
  const hasBaseData = (store: ReturnType<typeof createStore>, data: object) => {
    const value = baseDataResponse.parse(data);
    vi.spyOn(store.get(pageAtom).shop, 'readBaseData').mockResolvedValueOnce(ok(value));
    document.cookie = 'LoginToken=abc; path=/';
  };

  it('gets a pre-filled form, and signs up with its locked fields in the request', async () => {
    const documents = createMemoryStore();
    const { user, calls } = await show({ site: 'AT', scenario: 'visitor-logged-in', documents });
    await waitFor(() => expect(email()).not.toHaveValue(''));
    expect(form()).toHaveAttribute('data-expanded');
    expect(calls).toEqual([BASE]);
    expect(email()).toBeEnabled();
    for (const name of ['salutation', 'firstName', 'lastName']) {
      expect(field(name)).not.toHaveValue('');
      expect(field(name)).toBeDisabled();
    }
    const firstName = (field('firstName') as HTMLInputElement).value;
    await user.click(submitButton());
    await screen.findByText('Fast geschafft!');
    expect(await readOutbox(documents)).toMatchObject([{ firstName }]);
  });

  it('NWL-04: sends the previous consent for the customer’s own address, not for another one', async () => {
    const consentsSent = async (type: (user: UserEvent) => unknown) => {
      const documents = createMemoryStore();
      const { user, unmount } = await show({ scenario: 'visitor-card-member', documents });
      await waitFor(() => expect(email()).not.toHaveValue(''));
      expect(field('consents')).toBeNull();
      await type(user);
      const address = email().value;
      await user.click(submitButton());
      await screen.findByText('Fast geschafft!');
      unmount();
      return consentsOf(documents, address);
    };
    expect(await consentsSent(() => {})).toEqual([['NEWSLETTER', 'DNE']]);
    expect(
      await consentsSent(async (user) => {
        await user.clear(email());
        await user.type(email(), 'somebody.else@example.com');
        expect(field('consents')).not.toBeChecked();
      }),
    ).toEqual([['NEWSLETTER']]);
  });

  it('NWL-22: late data fills the fields that the user has not been in, and moves no focus', async () => {
    vi.useFakeTimers();
    const { user } = await show({ site: 'AT', scenario: 'visitor-logged-in, slow:2000' });
    const fillIn = () => act(() => vi.advanceTimersByTimeAsync(2_500));
    await user.type(email(), 'mine@');
    await user.type(field('firstName') as HTMLInputElement, 'Brigitte');
    await user.tab();
    await fillIn();
    expect(email()).toHaveValue('mine@');
    expect(field('firstName')).toHaveValue('Brigitte');
    expect(field('lastName')).toHaveValue('');
    expect(field('lastName')).toHaveFocus();
    expect(field('salutation')).toHaveValue('MRS');
    expect(field('salutation')).toBeEnabled();
  });

  it('NWL-22: late data fills and locks no field that has the focus, even with the own address', async () => {
    vi.useFakeTimers();
    const { user } = await show({ site: 'AT', scenario: 'visitor-card-member, slow:2000' });
    await user.type(email(), 'katharina.gruber@example.com');
    await user.click(field('consents') as HTMLInputElement);
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(field('consents')).toBeChecked();
    expect(field('consents')).toHaveFocus();
    expect(field('lastName')).toBeDisabled();
  });

  it('NWL-22: only the own address locks the name', async () => {
    const { user } = await show({ site: 'AT', scenario: 'visitor-logged-in' });
    await waitFor(() => expect(field('firstName')).toBeDisabled());
    await user.type(email(), 'x');
    expect(field('firstName')).toBeEnabled();
    await user.type(email(), '{Backspace}');
    expect(field('firstName')).toBeDisabled();
  });

  it('NWL-03, NWL-22: the previous commercial consent is checked for the own address, not for another one', async () => {
    const { user, store } = await show({ site: 'TR' });
    hasBaseData(store, { email: 'mina@example.com', legals: [COMMERCIAL_CONSENT] });
    await act(() => store.set(loadBaseDataAtom));
    expect(email()).toHaveValue('mina@example.com');
    expect(field('legals')).toBeChecked();
    await user.type(email(), 'x');
    expect(field('legals')).not.toBeChecked();
    await user.type(email(), '{Backspace}');
    expect(field('legals')).toBeChecked();
  });

  it('BEY-19, NWL-22: the confirmation is requested again with the consent that was sent, which analytics does not count as a new attempt', async () => {
    const documents = createMemoryStore();
    const { user, calls, track } = await show({ scenario: 'visitor-card-member', documents });
    await waitFor(() => expect(email()).not.toHaveValue(''));
    const address = email().value;
    await user.click(submitButton());
    await user.click(await screen.findByRole('button', { name: 'E-Mail noch einmal senden' }));
    await screen.findByText('Wir haben die E-Mail noch einmal geschickt.');
    const both = ['NEWSLETTER', 'DNE'];
    expect(await consentsOf(documents, address)).toEqual([both, both]);
    expect(await readOutbox(documents)).toHaveLength(2);
    expect(calls).toEqual([BASE, POST, POST]);
    expect(track).toHaveBeenCalledOnce();
  });

  it('USR-08: a failed call for the visitor discards nothing', async () => {
    const { user, store } = await show({ scenario: 'visitor-logged-in' });
    await waitFor(() => expect(email()).not.toHaveValue(''));
    await act(() => store.set(loadVisitorAtom));
    await user.clear(email());
    await user.type(email(), 'a@b.de');
    const { shop } = store.get(pageAtom);
    vi.spyOn(shop, 'readVisitor').mockResolvedValueOnce(failed({ kind: 'network' }));
    await act(() => store.set(reloadVisitorAtom));
    expect(email()).toHaveValue('a@b.de');
    await act(() => store.set(reloadVisitorAtom));
    expect(email()).toHaveValue('a@b.de');
  });

  it('is filled after a log-in within the page, also if the first call for the visitor failed', async () => {
    const { store } = await show();
    const { shop } = store.get(pageAtom);
    const readVisitor = vi.spyOn(shop, 'readVisitor').mockResolvedValueOnce(failed({ kind: 'network' }));
    await act(() => store.set(loadVisitorAtom));
    const mina = { tracking: { loginStatus: 'LOGGED_IN' }, customer: { firstname: 'Mina' } };
    readVisitor.mockResolvedValueOnce(ok(visitorResponse.parse(mina)));
    hasBaseData(store, { email: 'mina@example.com', firstName: 'Mina', lastName: 'Kaya' });
    await act(() => store.set(reloadVisitorAtom));
    await waitFor(() => expect(email()).toHaveValue('mina@example.com'));
  });

  it('LIB-08: is filled in a shop whose log-in cookie is hidden from scripts, as long as the customer is logged in', async () => {
    let loginStatus = 'LOGGED_IN';
    const shop = {
      readVisitor: async () => ok({ tracking: { loginStatus } }),
      readBaseData: async () => ok({ email: 'mina@example.com' }),
    } as unknown as ShopApi;
    await renderWithShop(
      <>
        <UserMenu />
        <NewsletterForm origin="page" />
      </>,
      { provider: { shop } },
    );
    await waitFor(() => expect(email()).toHaveValue('mina@example.com'));
    loginStatus = 'LOGGED_OUT';
    await act(async () => sendShopEvent('visitor-changed'));
    await waitFor(() => expect(email()).toHaveValue(''));
  });

  it('gets an empty form on a failure', async () => {
    const { calls } = await show({ scenario: 'visitor-logged-in, offline' });
    await waitFor(() => expect(calls).toEqual([BASE]));
    expect(email()).toHaveValue('');
  });
});

it.each<
  [
    images: NewsletterFormProps['images'],
    discountPercent: number | null,
    image: string | null,
    discount: boolean,
  ]
>([
  [undefined, 10, SITES.DE.newsletter.images?.desktop ?? '', true],
  [{ desktop: '/own.webp', tablet: '/small.webp' }, null, '/own.webp', false],
  [null, 10, null, true],
  [null, null, null, false],
])(
  'NWL-13, SIT-09: with the images %j and the discount %j, the image %j stands beside the form, with a discount: %s',
  async (images, discountPercent, image, hasDiscount) => {
    await show({ provider: { settings: { newsletter: { discountPercent } } } }, { images });
    const source = document.querySelector('[data-vitrine="newsletter"] source');
    expect(source?.getAttribute('srcset') ?? null).toBe(image);
    expect(screen.queryByText('geschenkt') !== null).toBe(hasDiscount);
    // Without both the text stands alone.
    const { childElementCount } = document.querySelector('[data-vitrine="newsletter"] > div') as Element;
    expect(childElementCount).toBe(image !== null || hasDiscount ? 2 : 1);
  },
);

it('NWL-13: an image is loaded in every window in which the card shows it, also in one just below a tablet’s', async () => {
  await show();
  const widths = [...document.querySelectorAll('[data-vitrine="newsletter"] source')].map(
    (source) => /^\(min-width: ([\d.]+(?:px|rem))\)$/.exec(source.getAttribute('media') ?? '')?.[1],
  );
  expect(widths).toEqual(['1024px', `${NEWSLETTER_IMAGE_REM}rem`]);
});

it('NWL-13, NWL-19: the voucher footnote and its mark can be omitted', async () => {
  await show();
  expect(document.querySelectorAll('sup')).toHaveLength(2);
  cleanup();
  await show({}, { showsVoucherNote: false });
  expect(document.querySelectorAll('sup')).toHaveLength(0);
});

it('INP-13, NWL-17: shows the errors of a post without JavaScript at their fields and in a list that links to them', async () => {
  await show(
    { site: 'HU' },
    {
      posted: {
        entry: { ...EMPTY_ENTRY, email: 'kim', salutation: 'MR', lastName: 'Kis', consents: ['DNE'] },
        problems: { email: 'newsletter.email.invalid', firstName: 'newsletter.first_name.required' },
      },
    },
  );
  expect(email()).toHaveAttribute('aria-invalid', 'true');
  expect(email()).toHaveValue('kim');
  expect(field('salutation')).toHaveValue('MR');
  expect(field('firstName')).toHaveAccessibleDescription('A keresztnév megadása kötelező.');
  expect(field('consents')).toBeChecked();
  expect(form()).toHaveAttribute('data-expanded');
  const summary = screen.getByRole('group', { name: 'Hiba van az űrlapon' });
  expect(summary).toHaveFocus();
  const link = within(summary).getByRole('link', { name: 'Kérjük, adj meg érvényes e-mail-címet.' });
  expect(link).toHaveAttribute('href', `#${email().id}`);
});

describe('NWL-15, NWL-17: a sign-up posted without JavaScript', () => {
  const entry = { ...EMPTY_ENTRY, email: 'kim@example.com' };
  // Each sign-up has its own.
  const aTry = () => ({ origin: 'footer', originAddition: 'home' });

  it.each([
    ['that worked', { outcome: { status: 'SUCCESS' } }],
    ['that failed', { outcome: { status: 'ERROR_GENERIC' } }],
    ['whose address was refused', { problems: { email: 'newsletter.email.invalid' } }],
  ] as const)('%s is tracked once, by the page that responds', async (_, answer) => {
    const triedFrom = aTry();
    const { track, rerender } = await show({}, { origin: 'page', posted: { entry, triedFrom, ...answer } });
    const outcome = { status: 'SUCCESS' } as const;
    // Mounted again in another language, it is still the same attempt.
    for (const key of ['de', 'en'])
      rerender(<NewsletterForm key={key} origin="page" posted={{ entry, triedFrom, outcome }} />);
    expect(track).toHaveBeenCalledExactlyOnceWith('sign_up', {
      subject: 'newsletter',
      origin: 'footer:home',
      type: 'ga4',
      emitter: 'newsletterservice',
    });
  });

  it('NWL-10: that worked notifies the page once, a robot’s does not', async () => {
    const onSuccess = vi.fn();
    window.addEventListener('newsletter-successful-submit', onSuccess);
    const success = { status: 'SUCCESS' } as const;
    const onSuccessfulSubmit = vi.fn<NonNullable<NewsletterFormProps['onSuccessfulSubmit']>>();
    await show({}, { onSuccessfulSubmit, posted: { entry, triedFrom: aTry(), outcome: success } });
    expect(onSuccess).toHaveBeenCalledOnce();
    const [{ email, formData } = {}] = onSuccessfulSubmit.mock.lastCall ?? [];
    expect([email, formData?.get('email')]).toEqual(['kim@example.com', 'kim@example.com']);
    // Other tabs ask the shop again.
    expect(localStorage.getItem('vitrine-revision-newsletter')).not.toBeNull();
    expect(onSuccess.mock.lastCall?.[0].detail).toEqual({ email: 'kim@example.com' });
    const robot = { entry, triedFrom: aTry(), outcome: success, isRobot: true };
    await show({}, { onSuccessfulSubmit, posted: robot });
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(onSuccessfulSubmit).toHaveBeenCalledOnce();
    window.removeEventListener('newsletter-successful-submit', onSuccess);
  });

  it('sent again is not tracked', async () => {
    const { track } = await show({}, { posted: { entry, outcome: { status: 'SUCCESS' }, isResent: true } });
    expect(screen.getByText('Wir haben die E-Mail noch einmal geschickt.')).toBeVisible();
    expect(track).not.toHaveBeenCalled();
  });

  it('BEY-19: can be sent again as it was entered', async () => {
    const whole = { ...entry, firstName: 'Kim', consents: ['DNE'], legals: [COMMERCIAL_CONSENT] };
    await show({ site: 'TR' }, { posted: { entry: whole, outcome: { status: 'SUCCESS' } } });
    const sent = new FormData(form());
    expect(sent.get('firstName')).toBe('Kim');
    expect([sent.getAll('consents'), sent.getAll('legals')]).toEqual([['DNE'], [COMMERCIAL_CONSENT]]);
  });

  it('NWL-11, INP-13: that failed focuses its error', async () => {
    await show({}, { posted: { entry, outcome: { status: 'ERROR_GENERIC' } } });
    expect(document.activeElement).toHaveTextContent('Aus technischen Gründen');
  });
});
