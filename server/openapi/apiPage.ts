import { escapeHtml } from '#server/render/escapeHtml.ts';
import type { Answer, OpenApiDocument, Operation, Parameter } from './document.ts';
import { notation } from './notation.ts';
import type { JsonSchema } from './schemas.ts';

const STYLES = `
  @layer page;
  @layer page {
  * { box-sizing: border-box; }
  html { scroll-padding-block-start: 1rem; }
  body { margin: 0; background: var(--v-color-ground); color: var(--v-color-ink); font: 400 1rem/1.55 var(--v-font-text, system-ui, sans-serif); }
  .page { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2.5rem; max-inline-size: 84rem; margin-inline: auto; padding: 1.5rem clamp(1rem, 4vw, 3rem) 5rem; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, pre { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  h1, h2 { font-family: var(--v-font-display, serif); font-weight: 500; line-height: 1.15; letter-spacing: -.01em; }
  h1 { font-size: clamp(2rem, 5vw, 3rem); text-wrap: balance; }
  h2 { font-size: 1.5rem; }
  h2, h3, code { overflow-wrap: anywhere; }
  h4 { font-size: .8125rem; font-weight: 600; color: var(--v-color-ink-soft); }
  code, pre { font: .875rem/1.6 ui-monospace, SFMono-Regular, Menlo, monospace; }
  a { color: var(--v-color-accent); text-underline-offset: .2em; }
  :focus-visible { outline: 2px solid var(--v-color-focus); outline-offset: 2px; border-radius: .25rem; }
  .intro { display: grid; gap: 1rem; max-inline-size: 46rem; }
  .intro p { color: var(--v-color-ink-soft); }
  .links { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; }
  nav ul { display: flex; flex-wrap: wrap; gap: .375rem; }
  nav a { display: block; padding: .375rem .75rem; border-radius: .5rem; color: inherit; text-decoration: none; font-size: .875rem; background: var(--v-color-ground-sunken); }
  nav a:hover { background: var(--v-color-ground-hover); }
  .groups { display: grid; gap: 3rem; min-inline-size: 0; }
  .group { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; }
  .group > p { color: var(--v-color-ink-soft); }
  .call { border: 1px solid var(--v-color-line); border-radius: .75rem; background: var(--v-color-ground-raised); overflow: hidden; }
  .call > summary { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: .25rem .75rem; align-items: baseline; padding: .875rem 1.125rem; cursor: pointer; list-style: none; }
  .call > summary::-webkit-details-marker { display: none; }
  .call > summary:hover { background: var(--v-color-ground-hover); }
  .call > summary::after { content: '+'; grid-area: 1 / 3; color: var(--v-color-ink-soft); font-size: 1.25rem; line-height: 1; }
  .call[open] > summary::after { content: '–'; }
  .call[open] > summary { border-block-end: 1px solid var(--v-color-line); }
  .call > summary code { overflow-wrap: anywhere; font-weight: 600; }
  .call > summary span:last-of-type { grid-area: 2 / 2 / auto / -1; color: var(--v-color-ink-soft); font-size: .9375rem; }
  .method { min-inline-size: 3.25rem; padding: .0625rem .5rem; border-radius: .375rem; font: 600 .75rem/1.6 ui-monospace, monospace; text-align: center; background: var(--v-color-accent-ground); color: var(--v-color-on-accent-ground); }
  .method[data-method='put'], .method[data-method='post'] { background: var(--v-color-primary); color: var(--v-color-on-primary); }
  .body { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; padding: 1.125rem; }
  .part { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; min-inline-size: 0; }
  .rows { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; }
  .rows li { display: grid; grid-template-columns: minmax(0, 1fr); overflow-wrap: anywhere; gap: .125rem 1rem; padding-block-end: .5rem; border-block-end: 1px solid var(--v-color-line); }
  .rows li:last-child { border: 0; padding: 0; }
  .rows small { color: var(--v-color-ink-soft); font-size: .875rem; }
  pre { padding: .875rem 1rem; border-radius: .5rem; background: var(--v-color-ground-sunken); white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2; }
  .hint { color: var(--v-color-ink-soft); font-size: .875rem; }
  .schema:target pre { outline: 2px solid var(--v-color-accent); }
  @media (min-width: 64rem) {
    .page { grid-template-columns: 13rem minmax(0, 1fr); column-gap: 4rem; }
    .intro { grid-column: 2; }
    nav { position: sticky; inset-block-start: 1.5rem; align-self: start; max-block-size: calc(100vh - 3rem); overflow: auto; }
    nav ul { flex-direction: column; }
    nav a { background: none; }
    .rows li { grid-template-columns: 8rem minmax(0, 1fr); }
  }
  }
`;

const words = {
  name: (id: string) => `<a href="#schema-${id}">${escapeHtml(id)}</a>`,
  text: escapeHtml,
};
const inNotation = (schema: JsonSchema) => notation(schema, 0, words);

const part = (title: string, content: string) => `<div class="part"><h4>${title}</h4>${content}</div>`;

/** Renders the backticks of descriptions as code. */
const sentence = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function parameterRow({ name, in: place, required, description, schema, example }: Parameter): string {
  const facts = [
    place === 'query' ? '' : `in the ${place}`,
    required ? '' : 'optional',
    example === undefined ? '' : `such as <code>${escapeHtml(example)}</code>`,
  ].filter(Boolean);
  const says = description ? `${sentence(description)} ` : '';
  return `<li><code>${escapeHtml(name)}</code><span><code>${inNotation(schema)}</code> <small>${says}${facts.join(', ')}</small></span></li>`;
}

function answerRow([status, { description, content, headers }]: [string, Answer]): string {
  const [type, { schema } = { schema: undefined }] = Object.entries(content ?? {})[0] ?? [];
  const shape = schema ? ` <code>${inNotation(schema)}</code>` : '';
  const isProblem = type?.includes('problem') ? ` <small>as <code>${escapeHtml(type)}</code></small>` : '';
  const fields = Object.keys(headers ?? {})
    .map((name) => ` <small>with <code>${name}</code></small>`)
    .join('');
  return `<li><code>${status}</code><span>${sentence(description)}${shape}${isProblem}${fields}</span></li>`;
}

/** The link to a call, or `null` for one that writes. */
function exampleOf(path: string, method: string, { parameters = [], security }: Operation): string | null {
  if (method !== 'get' || security) return null;
  const needed = parameters.filter(({ in: place, required }) => place !== 'header' && required);
  if (needed.some(({ example }) => example === undefined)) return null;
  const query = new URLSearchParams(
    needed.flatMap(({ in: place, name, example = '' }) => (place === 'query' ? [[name, example]] : [])),
  );
  const filled = path.replace(
    /\{(\w+)\}/g,
    (_sign, name) => needed.find((each) => each.name === name)?.example ?? '',
  );
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** The security requirement of a call, as a sentence. */
const hintOf = (security: NonNullable<Operation['security']>) =>
  security.some((scheme) => 'csrf' in scheme)
    ? 'Only from a page of its own session: the cookie <code>sid</code> and the header <code>X-CSRF-Token</code>.'
    : 'Only for a visitor who is logged in: the header <code>X-LoginToken</code>.';

function callCard(path: string, method: string, operation: Operation): string {
  const { operationId, summary, parameters = [], requestBody, responses, security } = operation;
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  const example = exampleOf(path, method, operation);
  return `<details class="call" id="${operationId}"><summary><span class="method" data-method="${method}">${method.toUpperCase()}</span><code>${escapeHtml(path)}</code><span>${sentence(summary)}</span></summary>
<div class="body">
${security ? `<p class="hint">${hintOf(security)}</p>` : ''}
${parameters.length > 0 ? part('Parameters', `<ul class="rows">${parameters.map(parameterRow).join('')}</ul>`) : ''}
${body ? part('Body', `<pre>${inNotation(body)}</pre>`) : ''}
${part('Answers', `<ul class="rows">${Object.entries(responses).map(answerRow).join('')}</ul>`)}
${example ? `<p><a href="${escapeHtml(example)}">See an answer</a></p>` : ''}
</div></details>`;
}

/** The document as an HTML page without scripts or a third-party viewer (BFF-07). */
export function renderApiPage(
  { info, tags, paths, components }: OpenApiDocument,
  { nonce, styles }: { nonce: string; styles: readonly string[] },
): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    return `<section class="group" id="tag-${name}"><h2>${name}</h2><p>${sentence(description)}</p>
${own.map(({ path, method, operation }) => callCard(path, method, operation)).join('\n')}</section>`;
  });
  const schemas = Object.entries(components.schemas as Record<string, JsonSchema>).map(
    ([name, schema]) =>
      `<div class="part schema" id="schema-${name}"><h3><code>${name}</code></h3><pre>${inNotation(schema)}</pre></div>`,
  );
  const links = [...tags.map(({ name }) => [`#tag-${name}`, name]), ['#schemas', 'Shapes']];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${href}" nonce="${nonce}">`).join('')}
<style nonce="${nonce}">${STYLES}</style>
</head>
<body>
<main class="page">
<header class="intro">
<h1>${escapeHtml(info.title)}</h1>
<p>${sentence(info.description)}</p>
<p class="links"><a href="/openapi.json">OpenAPI 3.1 as JSON</a><a href="/demo">Scenario panel</a><a href="/">Shop</a></p>
</header>
<nav aria-label="Services"><ul>${links.map(([href, name]) => `<li><a href="${href}">${name}</a></li>`).join('')}</ul></nav>
<div class="groups">
${groups.join('\n')}
<section class="group" id="schemas"><h2>Shapes</h2><p>What a question mark follows may be missing or null.</p>${schemas.join('\n')}</section>
</div>
</main>
</body>
</html>`;
}
