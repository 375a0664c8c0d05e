import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Footer, type FooterProps, type FooterSlots } from '#src/sections/footer/index.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const serverData = { footerContent: FOOTER_CONTENTS.SK, footer: null };

async function renderFooter(props: FooterProps) {
  const page = await renderWithShop(<Footer hideNewsletter {...props} />, {
    site: 'SK',
    provider: { serverData },
  });
  await act(async () => {});
  return page;
}

const SLOTS: FooterSlots = {
  groups: ({ original, Column }) => (
    <>
      {original}
      <Column title="Pre firmy" url="/firmy" links={[{ url: '/firmy/kava', text: 'Káva do kancelárie' }]} />
    </>
  ),
  legalRows: ({ original, isReduced, content }) => (
    <>
      {original}
      <p>{`IČO 35 700 000, ${content.legalLinks.length}, ${isReduced ? 'pokladňa' : 'obchod'}`}</p>
    </>
  ),
};

const footer = () => within(screen.getByRole('contentinfo'));

it('FTR-01, BEY-15: an own group is a panel like the library’s, after them', async () => {
  const narrow = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => narrow);
  const { user } = await renderFooter({ slots: SLOTS });
  const groups = screen.getByRole('contentinfo').querySelectorAll<HTMLElement>('[data-part="group"]');
  expect(groups).toHaveLength(FOOTER_CONTENTS.SK.teaser.groups.length + 1);
  const own = within([...groups].at(-1) as HTMLElement);
  const toggle = own.getByRole('button', { name: 'Pre firmy' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(own.getByRole('link', { name: 'Káva do kancelárie' })).toHaveAttribute('href', '/firmy/kava');
});

it('FTR-01: a panel links to the page of its title unless one of its links does', async () => {
  const slots: FooterSlots = {
    groups: ({ Column }) => (
      <>
        <Column title="A" url="/a" links={[{ url: '/b', text: 'B' }]} />
        <Column title="C" url="/c" links={[{ url: '/c', text: 'All of C' }]} />
      </>
    ),
  };
  await renderFooter({ slots });
  const linksTo = (href: string) =>
    footer()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === href && link.closest('ul'));
  expect(linksTo('/a')).toHaveLength(1);
  expect(linksTo('/c').map((link) => link.textContent)).toEqual(['All of C']);
});

it.each([
  [false, 'obchod'],
  [true, 'pokladňa'],
])(
  'BEY-15: an own legal row stands below the note on tax and the copyright; reduced: %s',
  async (reduced, word) => {
    await renderFooter({ slots: SLOTS, reduced });
    const row = footer().getByText(`IČO 35 700 000, ${FOOTER_CONTENTS.SK.legalLinks.length}, ${word}`);
    const tax = screen.getByRole('contentinfo').querySelector('[data-part="sales-tax"]') as Element;
    const copyright = footer().getByText(/^© /);
    expect(tax.compareDocumentPosition(copyright)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(copyright.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

it('BEY-08, BEY-15: a slot that throws leaves the rest of the footer alone', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fail = () => {
    throw new Error('gone');
  };
  await renderFooter({ slots: { groups: fail } });
  expect(footer().getByText(/^© /)).toBeVisible();
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    expect.stringContaining('“footer groups” failed'),
  ]);
});
