import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MiniCart } from '#src/features/mini-cart/index.ts';
import { pressByKey } from '../../support/pressByKey.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

// What a shopper in Germany reads and pays in the mock shop's carts, letter by letter. The stories find their way by
// hooks and by whatever language they are shown in, so the words themselves are held here.

const panel = () => screen.getByRole('dialog', { name: 'Warenkorb-Vorschau' });
const line = (id: string) =>
  panel().querySelector<HTMLElement>(`[data-line][data-id="${id}"]`) as HTMLElement;

async function open(scenario: string) {
  const page = await renderWithShop(<MiniCart />, { scenario });
  await pressByKey(page.user, screen.getByRole('button', { name: 'Warenkorb-Vorschau' }));
  await waitFor(() => expect(panel().querySelector('[data-part="loader"]')).toBeNull());
  return page;
}

it.each([
  ['MC-06, MC-08', 'cart-only:article', '4002', /statt 17,99\s€ pro Stück · 14,99\s€\/kg/],
  ['MC-08', 'cart-only:article', '4002', /30-Tage-Bestpreis: 16,99\s€ pro Stück \(−12\s%\)/],
  ['MC-06', 'cart-only:article', '4014', /Wird als Geschenk verpackt/],
  ['MC-07', 'cart-only:article', '4005', /Nur noch wenige verfügbar/],
  ['MC-06', 'cart-only:giftCard', '4090', /^Geschenkkarte 25\s€.*Anzahl: 1.*25,00\s€$/],
  ['MC-09', 'cart-only:subscription', 'S-4711', /Kaffee-Abo.*In jeder Lieferung.*pro Lieferung/],
  ['MC-09', 'cart-only:subscription', 'S-4712', /Maschinen-Abo.*jeden Monat.*Einmalig dabei/],
  ['MC-10', 'cart-only:partnerProduct', 'P300', /^Blumenstrauß.*Details ansehen.*Anzahl: 2.*59,98\s€$/],
  ['MC-14', 'cart-only:defectiveSubscription', 'S-4711', /Diese Zusammenstellung gibt es nicht\./],
  ['MC-14', 'cart-only:defectivePartnerProduct', 'P200', /Dieses Produkt gibt es nicht mehr\./],
  ['MC-14', 'cart-only:defectiveArticle', '4021', /Derzeit nicht verfügbar\./],
  ['MC-14', 'cart-only:defectiveGiftCard', '4090', /Diese Geschenkkarte ist derzeit nicht verfügbar\./],
  ['MC-07', 'cart-not-available', '4027', /In der gewünschten Menge leider nicht mehr verfügbar\./],
])('%s: in %s the line %s shows its texts', async (_, scenario, id, words) => {
  await open(scenario);
  expect(line(id)).toHaveTextContent(words);
});

it('MC-06: size, colour and pattern are text, and their swatches are hidden from screen readers', async () => {
  await open('cart-only:article');
  const textOf = (id: string) =>
    within(within(line(id)).getAllByRole('list')[0] as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(textOf('4025')).toEqual(['Größe: S', 'Farbe: Kaffeebraun']);
  expect(textOf('4014')).toEqual(['Muster: Wellen']);
  expect(within(line('4014')).queryByRole('img')).toBeNull();
});

it('MC-10: the link to a partner product contains its name', async () => {
  await open('cart-only:partnerProduct');
  expect(screen.getByRole('link', { name: /^Details ansehen: Blumenstrauß/ })).toHaveAttribute(
    'href',
    '/c/flowers',
  );
});

it('MC-16: a checkout disabled by stock gives the reason', async () => {
  await open('cart-not-available');
  expect(within(panel()).getByRole('button', { name: 'Zur Kasse' })).toHaveAccessibleDescription(
    'Bitte ändere zuerst die Artikel, die nicht in dieser Menge verfügbar sind.',
  );
});

const TECHNICAL = /^Der Warenkorb kann aus technischen Gründen gerade nicht geändert werden\./;

it.each([
  ['UNKNOWN', 'UNKNOWN', TECHNICAL],
  ['CARTSTORAGE_UNAVAILABLE', 'CARTSTORAGE_UNAVAILABLE', TECHNICAL],
  ['PRODUCTDATA_UNAVAILABLE', 'PRODUCTDATA_UNAVAILABLE', TECHNICAL],
  ['PRICE_UNAVAILABLE', 'PRICE_UNAVAILABLE', TECHNICAL],
  ['NOT_MODIFIED', 'NOT_MODIFIED', TECHNICAL],
  ['SOMETHING_NEW', 'UNKNOWN', TECHNICAL],
  ['CART_LIMIT', 'CART_LIMIT', /^Pro Einkauf kannst du höchstens 50\sProdukte kaufen\.$/],
  ['ITEM_LIMIT', 'ITEM_LIMIT', /^Von diesem Artikel gibt es höchstens 5\sStück pro Einkauf\.$/],
  ['AVAILABILITY_LIMIT', 'AVAILABILITY_LIMIT', /^Von diesem Artikel sind nur noch 3\sStück verfügbar\.$/],
  ['removeWsacError', 'removeWsacError', /^Der Gutscheincode konnte nicht entfernt werden\./],
  ['removeGiftCardError', 'removeGiftCardError', /^Die Geschenkkarte konnte nicht entfernt werden\./],
])('MC-13: a change refused with %s is reported as %s with this message', async (refusal, code, words) => {
  await open(`cart-mixed, cart-change-error:${refusal}`);
  fireEvent.click(line('4025').querySelector('[data-part="delete"]') as Element);
  await waitFor(() => expect(panel().querySelector(`[data-code="${code}"]`)).not.toBeNull());
  expect(within(panel()).getByText(words)).toBeVisible();
});

it('MC-05, MC-15: the summary texts of the mixed and the full cart', async () => {
  const { unmount } = await open('cart-mixed');
  expect(panel().querySelector('[data-row="final"]')).toHaveTextContent(/^Gesamtsumme495,48\s€$/);
  expect(panel().querySelector('[data-row="shipping"]')).toHaveTextContent(/Kostenlos/);
  unmount();
  await open('cart-full');
  expect(panel().querySelector('[data-part="total"]')).toHaveTextContent(/^Zwischensumme 148,01\s€$/);
});

it('MC-05, MC-15: the panel shows one amount to pay, with the buttons; the sum in its header is a subtotal', async () => {
  await open('cart-mixed');
  const sums = within(panel()).getAllByText('Gesamtsumme');
  expect(sums).toHaveLength(1);
  const actions = panel().querySelector('[data-part="checkout"]')?.parentElement?.parentElement;
  expect(actions).toContainElement(sums[0] as HTMLElement);
  expect(panel().querySelector('[data-part="total"]')).toHaveTextContent(/^Zwischensumme 505,78\s€$/);
});

it('BEY-10: three of an article cost three times as much, and so does the cart', async () => {
  const { user } = await open('cart-mixed');
  const field = within(line('4025')).getByRole('spinbutton');
  await user.clear(field);
  await user.type(field, '3{Enter}');
  await waitFor(() =>
    expect(panel().querySelector('[data-part="total"]')).toHaveTextContent(/^Zwischensumme 531,76\s€$/),
  );
  expect(within(line('4025')).getByText(/^38,97\s€$/)).toBeVisible();
});
