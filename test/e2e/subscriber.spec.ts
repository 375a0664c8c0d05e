import { expect, type Page, test } from '@playwright/test';
import { ownAddress, waitUntilHydrated } from './page.ts';

test.use({
  // Ten sign-ups a minute are allowed from one address; this test is a person of its own.
  extraHTTPHeaders: { 'X-Forwarded-For': '198.51.100.77' },
  // With motion, a button below the success message moves while the page scrolls to it.
  contextOptions: { reducedMotion: 'reduce' },
});

const main = (page: Page) => page.getByRole('main');

/** The newest mail to an address. */
const mailTo = (page: Page, email: string) =>
  main(page).getByRole('listitem').filter({ hasText: email }).first();

test('BEY-19, NWL-21, INP-16: one subscriber from sign-up to deletion, who does everything twice, after a link scanner @both', async ({
  page,
  request,
}, info) => {
  const hasScripts = info.project.name === 'with scripts';
  const email = ownAddress(info);
  const hrefOf = async (name: string) =>
    (await mailTo(page, email).getByRole('link', { name }).getAttribute('href')) ?? '';

  await page.goto('/subscribenewsletter?site=AT');
  if (hasScripts) await waitUntilHydrated(page);
  const form = page.locator('[data-vitrine="newsletter"]');
  await form.locator('[name="email"]').click();
  await form.locator('[name="email"]').fill(email);
  await form.locator('[name="firstName"]').fill('Kim');
  await form.getByRole('button', { name: 'Anmelden und Gutschein sichern' }).click();
  await expect(form.getByRole('heading', { name: 'Fast geschafft!' })).toBeVisible();
  await form.getByRole('button', { name: 'E-Mail noch einmal senden' }).click();
  await expect(form).toContainText('Wir haben die E-Mail noch einmal geschickt.');

  // A reload sends no third mail. A scanner of the mail server opens every link.
  await page.reload();
  await page.goto('/demo/outbox');
  const links = main(page)
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: 'Anmeldung bestätigen' });
  await expect(links).toHaveCount(2);
  const [newer = '', older = ''] = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  for (const link of [newer, older, await hrefOf('Newsletter abbestellen')])
    expect((await request.get(link)).status()).toBe(200);

  await page.goto(older);
  await main(page).getByRole('button', { name: 'Anmeldung bestätigen' }).dblclick();
  const welcome = main(page).getByRole('heading', { name: 'Schön, dass du dabei bist!' });
  await expect(welcome).toBeVisible();
  await page.reload();
  await expect(welcome).toBeVisible();

  await page.goto('/demo/outbox');
  await expect(mailTo(page, email).getByRole('heading')).toContainText('Gutschein über 10');
  const window = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const formats = mailTo(page, email).getByRole('link', { name: /^(HTML|TXT|EML)$/ });
  const rows = await formats.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(rows).toHaveLength(3);
  expect(new Set(rows).size, 'rows of the formats').toBe(1);
  if (window) await page.setViewportSize(window);
  const preferences = await hrefOf('Einstellungen ändern');
  const unsubscribe = await hrefOf('Newsletter abbestellen');
  await mailTo(page, email).getByRole('link', { name: 'HTML' }).click();
  await expect(page.getByText('HELLO10')).toBeVisible();

  await page.goto(preferences);
  if (hasScripts) await waitUntilHydrated(page);
  await page.getByRole('checkbox', { name: 'Kaffee' }).check();
  await page.locator('[name="firstName"]').fill('Kimi');
  await page.getByRole('button', { name: 'Einstellungen speichern' }).click();
  const expectSaved = async () => {
    await expect(page.getByRole('checkbox', { name: 'Kaffee' })).toBeChecked();
    await expect(page.locator('[name="firstName"]')).toHaveValue('Kimi');
  };
  const saved = main(page).getByText('Deine Einstellungen sind gespeichert.');
  await expect(saved).toBeVisible();
  await expectSaved();
  // Back to another page and forward again, and a reload, post nothing.
  await page.goto('/subscribenewsletter?site=AT');
  await page.goBack();
  await page.reload();
  await expect(saved).toBeVisible();
  await expectSaved();

  // The link of the other mail changes nothing of that, and sends no second voucher.
  await page.goto(newer);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).getByRole('button')).toHaveCount(0);
  await page.goto('/demo/outbox');
  const vouchers = main(page)
    .getByRole('listitem')
    .filter({ hasText: email })
    .filter({ hasText: 'Gutschein über 10' });
  await expect(vouchers).toHaveCount(1);
  await page.goto(preferences);
  await expectSaved();
  await page.setViewportSize({ width: 390, height: 844 });
  const interests = page.getByRole('group', { name: 'Das interessiert mich' }).getByRole('checkbox');
  const edges = await interests.evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().left));
  expect(edges.length).toBeGreaterThan(3);
  expect(new Set(edges).size).toBe(2);

  const ended = main(page).getByRole('heading', { name: 'Der Newsletter ist abbestellt' });
  for (const _ of ['first', 'second']) {
    await page.goto(unsubscribe);
    await main(page).getByRole('button', { name: 'Newsletter abbestellen' }).click();
    await expect(ended).toBeVisible();
  }
  await page.reload();
  await expect(ended).toBeVisible();
  await expect(main(page)).toContainText('innerhalb von 14 Tagen');

  // The personal data is deleted: the preferences page finds no subscriber.
  await page.goto(preferences);
  await expect(main(page).getByRole('heading', { name: 'Der Link ist nicht mehr gültig' })).toBeVisible();
  await expect(page).toHaveTitle(/^Fehler: /);
});
