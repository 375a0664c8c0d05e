import { escapeHtml } from '#src/lib/escapeHtml.ts';

/** A link to a story, in the Storybook beside the report or in `npm run storybook`. */
export const storyLink = (id: string, words: string, globals: Record<string, string> = {}): string => {
  const pairs = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const query = `?path=/story/${id}${pairs.length > 0 ? `&globals=${pairs.join(';')}` : ''}`;
  return `<a data-story href="/${escapeHtml(query)}">${escapeHtml(words)}</a>`;
};

const STYLE = `
  :root { color-scheme: light dark; --line: light-dark(#e3dace, #4a4138); --soft: light-dark(#5d5348, #b9ad9e); --bad: light-dark(#a3251b, #ff9d8f); --good: light-dark(#1d6b3a, #86d6a2) }
  * { box-sizing: border-box }
  body { font: 16px/1.55 system-ui, sans-serif; margin: 0 auto; max-width: 82rem; padding: 2rem 1.25rem 6rem; background: light-dark(#fbf8f2, #1c1814); color: light-dark(#1f1b16, #f1ebe2) }
  h1 { font-size: 1.75rem; margin: 0 0 .25rem } h2 { margin: 2.5rem 0 .5rem; font-size: 1.25rem } h3 { margin: 1.5rem 0 .25rem; font-size: 1rem }
  p { margin: .25rem 0; color: var(--soft) } a { color: light-dark(#6f4528, #e0b48f) }
  table { border-collapse: collapse; width: 100%; margin: .5rem 0 } th, td { text-align: start; vertical-align: top; padding: .4rem .75rem .4rem 0; border-block-end: 1px solid var(--line) } th { font-weight: 600 }
  td.n, th.n { text-align: end; font-variant-numeric: tabular-nums } code { font-size: .85em; overflow-wrap: anywhere }
  .bad { color: var(--bad); font-weight: 600 } .good { color: var(--good); font-weight: 600 }
  .scroll { overflow-x: auto } pre { white-space: pre-wrap; padding: 1rem; border: 1px solid var(--line); border-radius: 6px; overflow: auto }
  input[type=search] { font: inherit; padding: .5rem .75rem; inline-size: min(100%, 26rem); border: 1px solid var(--soft); border-radius: 6px; background: transparent; color: inherit }
  label { margin-inline-end: 1.5rem } details > summary { cursor: pointer } [hidden] { display: none !important }
`;

const SCRIPT = `
  if (location.protocol === 'file:') for (const link of document.querySelectorAll('[data-story]')) link.href = 'http://localhost:6006' + link.getAttribute('href');
  const search = document.querySelector('input[type=search]');
  const onlyBad = document.querySelector('#only-bad');
  function filter() {
    const words = (search?.value ?? '').toLowerCase().split(/\\s+/).filter(Boolean);
    let shown = 0;
    for (const row of document.querySelectorAll('[data-words]')) {
      const fits = words.every((word) => row.dataset.words.includes(word)) && (!onlyBad?.checked || row.hasAttribute('data-bad'));
      row.hidden = !fits;
      if (fits) shown += 1;
    }
    const count = document.querySelector('#shown');
    if (count) count.textContent = shown + ' shown';
  }
  search?.addEventListener('input', filter);
  onlyBad?.addEventListener('change', filter);
`;

/** A report as one self-contained file. */
export function reportPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1>
${body}
<script>${SCRIPT}</script>
</html>`;
}

/** A field that filters all elements with `data-words`. */
export const filterField = (onlyBad: string): string =>
  `<p><label>Filter <input type="search" placeholder="story, rule, element"></label><label><input type="checkbox" id="only-bad"> ${onlyBad}</label> <span id="shown" role="status"></span></p>`;
