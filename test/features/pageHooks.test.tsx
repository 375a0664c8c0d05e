import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Navigation, useNavigation, useSearch, useThemeWorlds, useVisitor } from '#src/entries/index.ts';
import { sendShopEvent } from '#src/lib/shopEvents.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

// What a page builds of its own, without any part of the library.

function OwnMenu() {
  const entries = useNavigation({ path: '/c-4200/kaffee.html' });
  return (
    <ul>
      {entries.map(({ key, href, title, current }) => (
        <li key={key}>
          <a href={href ?? undefined} aria-current={current ?? undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function OwnWorlds() {
  const groups = useThemeWorlds();
  return (
    <p>
      {groups.flatMap(({ section, tiles }) =>
        tiles.map(({ title, href }) => <a key={section + title + href} href={href}>{`Welt ${title}`}</a>),
      )}
    </p>
  );
}

function OwnSearch() {
  const { text, options, status, isOpen, type, follow, submit } = useSearch();
  return (
    <form action={() => void submit()}>
      <input aria-label="Suchtext" value={text} onChange={({ target }) => type(target.value)} />
      <output>{`${status} ${isOpen}`}</output>
      {options.map((option) => (
        <a key={option.key} href={option.href} onClick={() => follow(option)}>
          {option.text}
        </a>
      ))}
    </form>
  );
}

function OwnGreeting() {
  const { visitor } = useVisitor();
  return <p>{`Hej ${visitor?.firstName}`}</p>;
}

const TREE = 'GET /jsonflyoutnavigation';
const WORLDS = 'GET /service/themeworld-frontend/api/themeworlds/navigation';

it('LIB-08: a page has the navigation without the part, and one request with it', async () => {
  const { calls } = await renderWithShop(
    <>
      <OwnMenu />
      <OwnMenu />
      <Navigation />
    </>,
  );
  const [first] = await screen.findAllByRole('link', { name: 'Kaffee' });
  expect(first).toHaveAttribute('aria-current', 'page');
  expect(calls.toSorted()).toEqual([TREE, WORLDS]);
});

it('LIB-08: a page has the theme worlds without the navigation', async () => {
  const { calls } = await renderWithShop(
    <>
      <OwnWorlds />
      <OwnWorlds />
    </>,
  );
  expect((await screen.findAllByRole('link', { name: /^Welt / })).length).toBeGreaterThan(2);
  expect(calls).toEqual([WORLDS]);
});

it('LIB-08: a page has the search for a field of its own', async () => {
  const { user, calls, track, navigate } = await renderWithShop(<OwnSearch />);
  expect(calls).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Suchtext' }), 'kaffee');
  const [option] = await screen.findAllByRole('link');
  expect(await screen.findByText('ready true')).toBeVisible();
  option?.addEventListener('click', (event) => event.preventDefault());
  if (option) await user.click(option);
  expect(track).toHaveBeenCalledWith('search', { search_term: option?.textContent?.trim() });
  await act(async () => screen.getByRole<HTMLInputElement>('textbox').form?.requestSubmit());
  expect(navigate).toHaveBeenCalledWith(expect.stringMatching(/^\/search\?query=.+&site=DE$/));
});

it('HDR-08, LIB-08: the event of the page closes the search of a field of its own', async () => {
  const { user } = await renderWithShop(<OwnSearch />);
  await user.type(screen.getByRole('textbox', { name: 'Suchtext' }), 'kaffee');
  expect(await screen.findByText('ready true')).toBeVisible();
  act(() => sendShopEvent('flyout-close'));
  expect(screen.getByText('ready false')).toBeVisible();
});

it('LIB-08: a page has the visitor without the user menu', async () => {
  await renderWithShop(<OwnGreeting />, { scenario: 'visitor-logged-in' });
  expect(await screen.findByText(/^Hej (?!undefined)/)).toBeVisible();
});
