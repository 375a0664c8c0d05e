import { expect, type Page, test } from '@playwright/test';
import { nightly } from './nightly.ts';
import { leave, waitUntilHydrated } from './page.ts';

/** What a person fills in on each site, and the words they meet. */
const SITES = [
  {
    site: 'DE',
    salutation: null,
    names: null,
    button: 'Anmelden und Gutschein sichern',
    success: 'Fast geschafft!',
    subject: 'Bitte bestätige deine Anmeldung zum Newsletter',
    greeting: 'Hallo!',
  },
  {
    site: 'AT',
    salutation: 'Frau',
    names: ['Kim', 'Gruber'],
    button: 'Anmelden und Gutschein sichern',
    success: 'Fast geschafft!',
    subject: 'Bitte bestätige deine Anmeldung zum Newsletter',
    greeting: 'Hallo Kim!',
  },
  {
    site: 'HU',
    salutation: 'Úr',
    names: ['Béla', 'Kovács'],
    button: 'Feliratkozom, kérem a kupont',
    success: 'Már csak egy lépés!',
    subject: 'Kérjük, erősítsd meg a hírlevél-feliratkozásodat',
    greeting: 'Szia, Béla!',
  },
  {
    site: 'TR',
    salutation: null,
    names: ['Deniz', 'Işık'],
    button: 'Kaydol ve kuponumu al',
    success: 'Son bir adım kaldı!',
    subject: 'Lütfen e-bülten kaydınızı onaylayın',
    greeting: 'Merhaba Deniz,',
  },
] as const;

/** Whether scripts run in this project's pages. */
const hasScripts = (name: string) => name !== 'without scripts';

const form = (page: Page) => page.locator('[data-vitrine="newsletter"]');

for (const [index, { site, salutation, names, button, success, subject, greeting }] of SITES.entries()) {
  test.describe(site, () => {
    // Ten sign-ups a minute are allowed from one address; each test is a person of their own.
    test.use({ extraHTTPHeaders: { 'X-Forwarded-For': `198.51.100.${index + 1}` } });

    test(
      `NWL-17, NWL-21, INP-16: ${site} signs up and confirms by mail; a reload and the used link say the same @both`,
      nightly(site !== 'TR'),
      async ({ page }, info) => {
        // A new address each time: a known one gets another mail.
        const person = `${info.project.name.replaceAll(' ', '-')}-${info.repeatEachIndex}`;
        const email = `kim.${site.toLowerCase()}.${person}@example.com`;
        await page.goto(`/?site=${site}`);
        if (hasScripts(info.project.name)) await waitUntilHydrated(page);
        const address = form(page).locator('[name="email"]');
        await address.click();
        await address.fill(email);
        if (salutation) await form(page).locator('[name="salutation"]').selectOption({ label: salutation });
        if (names) {
          await form(page).locator('[name="firstName"]').fill(names[0]);
          await form(page).locator('[name="lastName"]').fill(names[1]);
        }
        const consent = form(page).locator('[name="legals"]');
        if ((await consent.count()) > 0) await consent.check();
        await form(page).getByRole('button', { name: button }).click();
        await expect(form(page).getByRole('heading', { name: success })).toBeVisible();
        await expect(form(page)).toContainText(email);

        await page.goto('/demo/outbox');
        const mail = page.getByRole('main').getByRole('listitem').filter({ hasText: email }).first();
        const link = await mail.locator('a[href*="doi="]').getAttribute('href');
        await expect(mail.getByRole('heading', { level: 2 })).toHaveText(subject);
        await mail.getByRole('link', { name: 'HTML' }).click();
        await expect(page.getByRole('heading', { name: subject })).toBeVisible();
        await expect(page.getByText(greeting, { exact: true })).toBeVisible();
        await page.goto(link ?? '');
        await page.getByRole('main').getByRole('button').click();
        await expect(page).toHaveURL(/form-answer=/);
        // A reload posts nothing, and the link stays that of a subscriber.
        for (const repeat of [() => page.reload(), () => page.goto(link ?? '')]) {
          await repeat();
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
          await expect(form(page)).toHaveCount(0);
        }

        if (!hasScripts(info.project.name)) return;
        // The shop remembers on every other page, until another person signs up here.
        await page.goto(`/cart?site=${site}`);
        await waitUntilHydrated(page);
        await expect(form(page)).toHaveCount(0);
        await leave(page);
      },
    );
  });
}

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
    return bottom + 4;
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
    // The focus ring of a field covers neither its label nor its message.
    await send.click();
    await expect(field('customerFirstName')).toBeFocused();
    const { above, below, ring } = await field('customerFirstName').evaluate((input) => {
      const box = input.parentElement;
      const label = box?.previousElementSibling?.getBoundingClientRect();
      const message = box?.nextElementSibling?.getBoundingClientRect();
      if (!box || !label || !message) throw new Error('The field has no label or no message.');
      const { top, bottom } = box.getBoundingClientRect();
      const { outlineOffset, outlineWidth } = getComputedStyle(box);
      return {
        above: top - label.bottom,
        below: message.top - bottom,
        ring: Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth),
      };
    });
    expect(ring).toBe(4);
    expect(above).toBeGreaterThan(ring);
    expect(below).toBeGreaterThan(ring);
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

test('INP-13: a refund is rejected with its input kept, corrected and received without scripts @no-js', async ({
  page,
}) => {
  await page.goto('/refund?site=DE');
  const form = page.locator('main form');
  const submit = form.getByRole('button', { name: 'Auszahlung beantragen' });
  for (const [name, value] of [
    ['amount', '12,50'],
    ['iban', 'DE89 3704 0044 0532 0130 01'],
    ['birthDate-day', '27'],
    ['birthDate-month', '3'],
    ['birthDate-year', '1985'],
  ] as const)
    await form.locator(`[name="${name}"]`).fill(value);
  await submit.click();
  await expect(page).toHaveTitle(/^Fehler: /);
  await expect(page.locator('[data-part="error-summary"]')).toContainText(
    'Mindestens eine Stelle stimmt nicht.',
  );
  await expect(form.locator('[name="amount"]')).toHaveValue('12,50');
  await form.locator('[name="iban"]').fill('DE89 3704 0044 0532 0130 00');
  await submit.click();
  await expect(page.getByRole('main')).toContainText('wir haben deinen Antrag erhalten');
});

for (const site of ['DE', 'HU'])
  test(
    `NWL-13, NWL-01: image, bubble, text and notes of the newsletter’s card have their places, ${site}`,
    nightly(site !== 'HU'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/subscribenewsletter?site=${site}`);
      for (const [width, size] of [
        [1440, { width: 400, height: 300 }],
        [1024, { width: 400, height: 300 }],
        [767, { width: 273, height: 273 }],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const boxes = await form(page).evaluate((region) => {
          const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect().toJSON();
          const image = region.querySelector('img');
          return {
            card: boxOf(region.firstElementChild),
            figure: boxOf(image?.closest('div')),
            image: boxOf(image),
          };
        });
        expect(boxes.image).toMatchObject(size);
        expect(boxes.figure).toMatchObject({ x: boxes.card.x, y: boxes.card.y, width: size.width });
        expect(boxes.figure.height).toBeCloseTo(boxes.card.height, 0);
      }

      // On a desktop the text is as far from the image as in a promotion, and at most as wide as its fields.
      await page.setViewportSize({ width: 1440, height: 900 });
      const { start, intro, lines } = await form(page).evaluate((region) => {
        const boxOf = (selector: string) => {
          const element = region.querySelector(selector);
          if (!element) throw new Error(`There is no ${selector}.`);
          return element.getBoundingClientRect();
        };
        const field = boxOf('form');
        const notes = [...region.querySelectorAll('sup')].at(-1)?.closest('div');
        if (!notes) throw new Error('The note stands nowhere.');
        return {
          start: field.left - boxOf('img').right,
          intro: boxOf('h2 + p, h1 + p').width - field.width,
          lines: notes.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(notes).lineHeight),
        };
      });
      expect(start).toBe(48);
      expect(intro).toBeLessThanOrEqual(0);
      expect(Math.round(lines)).toBeLessThanOrEqual(3);

      // The bubble is above the image in a card of any height.
      await page.setViewportSize({ width: 768, height: 1024 });
      await waitUntilHydrated(page);
      await form(page).locator('[name="email"]').click();
      await expect
        .poll(() =>
          form(page).evaluate((region) => {
            const image = region.querySelector('img');
            const bubble = image?.closest('picture')?.nextElementSibling ?? image?.nextElementSibling;
            if (!image || !(bubble instanceof HTMLElement)) return null;
            // Without its rotation.
            const height =
              image.getBoundingClientRect().top - (image.closest('div')?.getBoundingClientRect().top ?? 0);
            return Math.round(height - bubble.offsetTop - bubble.offsetHeight);
          }),
        )
        .toBe(20);
    },
  );

for (const [width, site] of [
  [320, 'DE'],
  [375, 'HU'],
  [390, 'DE'],
  [390, 'TR'],
] as const) {
  test(
    `NWL-13: at ${width} px the icon of each link is on the line of its last word, ${site}`,
    nightly(site !== 'HU'),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/subscribenewsletter?site=${site}`);
      await waitUntilHydrated(page);
      await form(page).locator('[name="email"]').click();
      const distances = await form(page).evaluate((region) =>
        [...region.querySelectorAll('div:has(> p > sup) a[target="_blank"]')]
          .filter((link) => link.checkVisibility())
          .map((link) => {
            const words = document.createRange();
            const text = link.firstChild?.firstChild as Text;
            words.setStart(text, text.length - 1);
            words.setEnd(text, text.length);
            const centreOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
            const icon = link.querySelector('svg')?.getBoundingClientRect();
            return icon ? Math.abs(centreOf(icon) - centreOf(words.getBoundingClientRect())) : null;
          }),
      );
      expect(distances.length).toBeGreaterThan(0);
      for (const distance of distances) expect(distance).toBeLessThan(6);
    },
  );
}

test(
  'INP-11: a contact form begins like the other pages, and on a phone its button is as wide as its fields',
  nightly(true),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const starts: (number | undefined)[] = [];
    for (const address of ['/contact?site=DE', '/refund?site=DE', '/signin?site=DE']) {
      await page.goto(address);
      const submit = await page.locator('main [type="submit"]').boundingBox();
      const field = await page.locator('main form').boundingBox();
      expect([address, submit?.width]).toEqual([address, field?.width]);
      const heading = await page.locator('main nav').first().boundingBox();
      const top = await page.locator('main').boundingBox();
      starts.push((heading?.y ?? 0) - (top?.y ?? 0));
    }
    expect(new Set(starts).size).toBe(1);
  },
);
