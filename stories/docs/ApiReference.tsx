import api from 'virtual:public-api';
import { useState } from 'react';
import type { ApiExport, ApiField } from '../../scripts/package/publicApi.ts';
import styles from './docs.module.css';
import { InlineText } from './InlineText.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';

const KINDS: Record<ApiExport['kind'], string> = {
  component: 'Components',
  hook: 'Hooks',
  function: 'Functions',
  class: 'Classes',
  constant: 'Constants and schemas',
  type: 'Types',
};

// The main entry point offers what every other does; there only what it has alone.
const elsewhere = new Set(
  api.slice(1).flatMap(({ exports }) => exports.map(({ file, name }) => `${file} ${name}`)),
);
const entryPoints = api.map((entryPoint, at) => ({
  ...entryPoint,
  exports:
    at > 0
      ? entryPoint.exports
      : entryPoint.exports.filter(({ file, name }) => !elsewhere.has(`${file} ${name}`)),
}));

/** The content of a collapsed entry; the rest renders when it opens. */
const firstSentence = (words: string) =>
  (/^[\s\S]*?[.:](?=\s|$)/.exec(words)?.[0] ?? words).replace(/:$/, '.');

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The reference of the whole package, from the docstrings. */
export function ApiReference() {
  const [wanted, setWanted] = useState('');
  const words = wanted.trim().toLowerCase();
  const shown = entryPoints
    .map((entryPoint) => ({
      ...entryPoint,
      exports: entryPoint.exports.filter((one) => `${one.name} ${one.words}`.toLowerCase().includes(words)),
    }))
    .filter(({ exports }) => exports.length > 0);
  return (
    <div className={`${styles.page} sb-unstyled`}>
      <div className={styles.filter}>
        <label>
          Name or word
          <input
            type="search"
            value={wanted}
            placeholder="MiniCart, money, onError"
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
        </label>
        <span role="status">
          {shown.reduce((sum, { exports }) => sum + exports.length, 0)} of{' '}
          {entryPoints.reduce((sum, { exports }) => sum + exports.length, 0)} shown
        </span>
      </div>
      {shown.map(({ entry, words: about, exports }) => (
        <section key={entry} aria-label={entry}>
          <h2>
            <code>{entry}</code>
          </h2>
          <p>
            <InlineText>{sentenceCase(about.replace(/^The entry point `[^`]+`: /, ''))}</InlineText>
          </p>
          {Object.entries(KINDS).map(([kind, title]) => {
            const some = exports.filter((one) => one.kind === kind);
            return (
              some.length > 0 && (
                <section key={kind} aria-label={`${title} of ${entry}`}>
                  <h3>{title}</h3>
                  {some.map((one) => (
                    <Entry key={one.name} entry={entry} {...one} />
                  ))}
                </section>
              )
            );
          })}
        </section>
      ))}
    </div>
  );
}

function Entry({ entry, name, kind, words, tags, signature, fields, others }: ApiExport & { entry: string }) {
  const example = tags.find(({ tag }) => tag === 'example')?.words;
  const params = tags.filter(({ tag }) => tag === 'param');
  const otherTags = tags.filter(({ tag }) => tag !== 'param' && tag !== 'example');
  return (
    <details className={styles.entry}>
      <summary>
        <code>{name}</code> <InlineText>{firstSentence(words)}</InlineText>
      </summary>
      <pre className={styles.code}>
        {`import { ${kind === 'type' ? 'type ' : ''}${name} } from '${entry}';\n\n${signature}`}
      </pre>
      {words.split('\n\n').map((paragraph) => (
        <p key={paragraph}>
          <InlineText>{paragraph}</InlineText>
        </p>
      ))}
      {example && <pre className={styles.code}>{example}</pre>}
      {params.length > 0 && (
        <ul>
          {params.map(({ words: param }) => (
            <li key={param}>
              <code>{param.split(' ', 1)[0]}</code>{' '}
              <InlineText>{param.slice(param.indexOf(' ') + 1)}</InlineText>
            </li>
          ))}
        </ul>
      )}
      {otherTags.map(({ tag, words: value }) => (
        <p key={tag}>
          <strong>{tag}</strong> <InlineText>{value}</InlineText>
        </p>
      ))}
      {fields.length > 0 && <Fields of={`${name} of ${entry}`} fields={fields} />}
      {others.length > 0 && (
        <p>
          And everything of <code>{others.join(', ')}</code>.
        </p>
      )}
    </details>
  );
}

function Fields({ of, fields }: { of: string; fields: readonly ApiField[] }) {
  return (
    <ScrollRegion role="group" label={`Fields of ${of}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, type, isOptional, words }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                {!isOptional && <small> needed</small>}
              </th>
              <td>
                <code>{type}</code>
              </td>
              <td>
                <InlineText>{words}</InlineText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
