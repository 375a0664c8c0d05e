import { expect, it, vi } from 'vitest';
import type { PageState } from '#demo/model/pageState.ts';
import { renderBody } from '#demo/render/entry-server.tsx';
import { appOfFile, aVisitor, readPageState } from '../support/testServer.ts';

const demo = appOfFile();

async function render(state: PageState) {
  const onError = vi.fn();
  let html = '';
  for await (const part of await renderBody(state, {
    nonce: 'n',
    onError,
    signal: new AbortController().signal,
  }))
    html += part;
  return { html, onError };
}

it('BEY-08: a part that fails on the server is reported, and affects neither header nor footer', async () => {
  const state = readPageState((await aVisitor(await demo()).get('/')).body) as PageState;
  const sound = await render(state);
  expect(sound.onError).not.toHaveBeenCalled();
  expect(sound.html).toContain('Frisch im Schaufenster');

  const content = { ...state.content, tiles: null } as unknown as PageState['content'];
  const broken = await render({ ...state, content });
  expect(broken.onError).toHaveBeenCalled();
  expect(broken.html).not.toContain('Frisch im Schaufenster');
  expect(broken.html).toContain('<header');
  expect(broken.html).toContain('<footer');
});

it('BEY-08: a header or a footer that fails on the server leaves the rest of the page complete', async () => {
  const state = readPageState((await aVisitor(await demo()).get('/')).body) as PageState;
  const shown = ({ html }: { html: string }) => ({
    header: html.includes('<header'),
    page: html.includes('Frisch im Schaufenster'),
    footer: html.includes('<footer'),
  });
  const withData = (data: object) =>
    render({ ...state, serverData: { ...state.serverData, ...data } } as unknown as PageState);
  const all = { header: true, page: true, footer: true };
  const withoutHeader = await withData({ navigation: [null] });
  expect(shown(withoutHeader)).toEqual({ ...all, header: false });
  expect(withoutHeader.onError).toHaveBeenCalled();
  const withoutFooter = await withData({ footerContent: 5 });
  expect(shown(withoutFooter)).toEqual({ ...all, footer: false });
});

it('BFF-01: a page without scripts hides nothing: no part is streamed out of place', async () => {
  const state = readPageState((await aVisitor(await demo()).get('/')).body) as PageState;
  const { html } = await render(state);
  expect(html).not.toContain('<!--$?-->');
  expect(html).not.toContain('<!--$!-->');
  expect(html).not.toContain('<template');
});
