import { expect, test } from '@playwright/test';
import { waitUntilHydrated } from './page.ts';

/** Whether scripts run in this project's pages. */
const hasScripts = (name: string) => name !== 'without scripts';

test('INP-07, NWL-07, ENG-03: a message on blur moves neither the next field out of view nor the button from under a press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/?site=AT');
  await waitUntilHydrated(page);
  const form = page.locator('[data-vitrine="newsletter"] form');
  await form.locator('[name="email"]').focus();
  await expect(form.locator('[name="lastName"]')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(form.getByText('Die E-Mail-Adresse ist ein Pflichtfeld.')).toBeVisible();
  const salutation = form.getByRole('combobox', { name: 'Anrede' });
  await expect(salutation).toBeFocused();
  const boxAndRing = await salutation.evaluate((select) => {
    const { bottom } = (select.parentElement as Element).getBoundingClientRect();
    // Browsers scroll by whole pixels.
    return Math.floor(bottom) + 4;
  });
  expect(boxAndRing).toBeLessThanOrEqual(256);

  // The form of a page of its own has room for the whole message.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/subscribenewsletter?site=AT');
  await waitUntilHydrated(page);
  await form.locator('[name="email"]').fill('kim@');
  await form.getByRole('button', { name: 'Anmelden und Gutschein sichern' }).click();
  await expect(form.locator('[name="email"]')).toBeFocused();
  await expect(form).toContainText('Bitte gib eine gültige E-Mail-Adresse ein.');
});

test('INP-11, INP-13: a visitor contacts customer service; too many attachments are rejected by the field, or by the server with summary and link @both', async ({
  page,
}, info) => {
  const files = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    name: `${name}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  }));
  const tooMany = '„e.pdf“ wurde nicht angehängt: höchstens 3 Dateien';
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const send = page.getByRole('button', { name: 'Nachricht senden' });
  await page.goto('/contact?site=DE');
  if (hasScripts(info.project.name)) {
    await waitUntilHydrated(page);
    await send.click();
    await expect(field('customerFirstName')).toBeFocused();
  }
  for (const [name, text] of [
    ['customerFirstName', 'Kim'],
    ['customerLastName', 'Gruber'],
    ['customerEmail', 'kim@example.com'],
    ['message', 'Wo ist mein Paket?'],
  ] as const)
    await field(name).fill(text);
  await field('attachments').setInputFiles(files);
  if (hasScripts(info.project.name)) {
    await expect(page.locator('[data-part="refused"]')).toContainText(tooMany);
  } else {
    await send.click();
    await expect(page).toHaveTitle(/^Fehler: /);
    const summary = page.getByRole('group', { name: 'Bitte prüfe deine Eingaben' });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(tooMany);
    await expect(field('message')).toHaveValue('Wo ist mein Paket?');
    await summary.getByRole('link').click();
    await expect(field('attachments')).toBeFocused();
    await field('attachments').setInputFiles(files.slice(0, 1));
  }
  await send.click();
  await expect(page.getByRole('heading', { name: 'Danke für deine Nachricht' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('kim@example.com');
});

test('INP-05, ENV-01: after a file that cannot be read, the form holds what the list shows', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { slice } = Blob.prototype;
    Blob.prototype.slice = function (this: File, ...range) {
      const part = slice.apply(this, range);
      if (this.name === 'moved.pdf') part.arrayBuffer = () => Promise.reject(new Error('moved'));
      return part;
    };
  });
  await page.goto('/contact?site=DE');
  await waitUntilHydrated(page);
  const input = page.locator('[name="attachments"]');
  const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  const attach = async (name: string, held: readonly string[]) => {
    await input.setInputFiles(pdf(name));
    await expect
      .poll(() =>
        input.evaluate((element: HTMLInputElement) => [...(element.files ?? [])].map((file) => file.name)),
      )
      .toEqual(held);
    await expect(page.getByRole('list', { name: 'Angehängte Dateien' }).getByRole('listitem')).toHaveCount(
      held.length,
    );
  };
  await attach('a.pdf', ['a.pdf']);
  await attach('moved.pdf', ['a.pdf']);
  await expect(page.locator('[data-part="refused"]')).toContainText('„moved.pdf“ lässt sich nicht lesen.');
  await attach('b.pdf', ['a.pdf', 'b.pdf']);
});

test('LIB-10: neither the text nor the image moves while the document arrives', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const served = await (await page.request.get('/subscribenewsletter?site=DE')).text();
  const html = served.replace(/<script\b.*?<\/script>/gs, '');
  const start = html.lastIndexOf('<', html.indexOf('data-vitrine="newsletter"'));
  await page.route('/arriving', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>…</title>' }),
  );
  await page.goto('/arriving');
  await page.evaluate((head) => document.write(head), html.slice(0, start));
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  const places = await page.evaluate((rest) => {
    const seen = new Map<string, Set<string>>();
    for (const tag of rest.split(/(?=<)/)) {
      document.write(tag);
      for (const element of document.querySelectorAll(
        '[data-vitrine="newsletter"] :is(h1, [name="email"], [type="submit"], picture)',
      )) {
        const { left, top } = element.getBoundingClientRect();
        seen.set(
          element.localName,
          (seen.get(element.localName) ?? new Set()).add(`${Math.round(left)} ${Math.round(top)}`),
        );
      }
    }
    return [...seen].map(([name, all]) => `${name}: ${[...all]}`);
  }, html.slice(start));
  expect(places).toHaveLength(4);
  expect(places.filter((place) => place.includes(','))).toEqual([]);
});
