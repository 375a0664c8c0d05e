import { expect, type Page, test } from '@playwright/test';
import { waitUntilHydrated } from './page.ts';

// Ten sign-ups a minute are allowed from one address; this test is a person of its own.
test.use({ extraHTTPHeaders: { 'X-Forwarded-For': '198.51.100.77' } });

const main = (page: Page) => page.getByRole('main');

/** The newest mail to an address. */
const mailTo = (page: Page, email: string) =>
  main(page).getByRole('listitem').filter({ hasText: email }).first();

test('BEY-19: one subscriber from sign-up to deletion: link scanner, confirmation, voucher, preferences, unsubscribing @both', async ({
  page,
  request,
}, info) => {
  const hasScripts = info.project.name === 'with scripts';
  const email = `sub.${info.project.name.replaceAll(' ', '-')}-${info.repeatEachIndex}@example.com`;
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

  // A scanner of the mail server opens every link.
  await page.goto('/demo/outbox');
  const confirm = await hrefOf('Anmeldung bestätigen');
  expect((await request.get(confirm)).status()).toBe(200);
  expect((await request.get(await hrefOf('Newsletter abbestellen'))).status()).toBe(200);

  await page.goto(confirm);
  await main(page).getByRole('button', { name: 'Anmeldung bestätigen' }).click();
  await expect(main(page).getByRole('heading', { name: 'Schön, dass du dabei bist!' })).toBeVisible();

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
  await expect(main(page)).toContainText('Deine Einstellungen sind gespeichert.');
  await expect(page.getByRole('checkbox', { name: 'Kaffee' })).toBeChecked();
  await expect(page.locator('[name="firstName"]')).toHaveValue('Kimi');
  await page.setViewportSize({ width: 390, height: 844 });
  const interests = page.getByRole('group', { name: 'Das interessiert mich' }).getByRole('checkbox');
  const edges = await interests.evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().left));
  expect(edges.length).toBeGreaterThan(3);
  expect(new Set(edges).size).toBe(2);

  await page.goto(unsubscribe);
  await main(page).getByRole('button', { name: 'Newsletter abbestellen' }).click();
  await expect(main(page).getByRole('heading', { name: 'Der Newsletter ist abbestellt' })).toBeVisible();
  await expect(main(page)).toContainText('innerhalb von 14 Tagen');

  // The personal data is deleted: the preferences page finds no subscriber.
  await page.goto(preferences);
  await expect(main(page).getByRole('heading', { name: 'Der Link ist nicht mehr gültig' })).toBeVisible();
  await expect(page).toHaveTitle(/^Fehler: /);
});
