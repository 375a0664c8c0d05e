import { libraryTexts } from '../texts/libraryTexts.ts';
import { libraryTokens } from './designTokens.ts';
import { type ApiEntry, type ApiExport, readPublicApi } from './publicApi.ts';

const firstSentence = (words: string) =>
  /^[\s\S]*?[.!?](?=\s|$)/.exec(words.replaceAll(/\s+/g, ' '))?.[0] ?? words.replaceAll(/\s+/g, ' ');

/** What the comment of each entry point begins with; the list already names it. */
const ENTRY_PREFIX = /^The entry point `[^`]+`: /;

/** Entry points that an application reads about first; the main one repeats what they offer. */
const isOwn = ({ entry }: ApiEntry) => entry !== 'vitrine';

function partText({ name, kind, words, tags, fields, signature }: ApiExport, propsOf: ApiExport | undefined) {
  const props = propsOf?.fields ?? fields;
  const examples = tags.filter(({ tag }) => tag === 'example');
  return [
    `### ${name}`,
    words.replaceAll(/\s+/g, ' '),
    kind === 'component' ? '' : `\`${signature}\``,
    props
      .map(
        (prop) =>
          `- \`${prop.name}${prop.isOptional ? '?' : ''}: ${prop.type}\`${prop.words ? `: ${prop.words}` : ''}`,
      )
      .join('\n'),
    ...examples.map((example) => `\`\`\`tsx\n${example.words}\n\`\`\``),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * `llms.txt` of the package, in the form of https://llmstxt.org: what a language model needs to use the library. It
 * lists every entry point, every component with props and examples, every hook, all other exports by name, every text id
 * and every design token.
 */
export function llmsText(api: readonly ApiEntry[] = readPublicApi()): string {
  const entries = api.filter(isOwn);
  return `${[
    '# Vitrine',
    '> React components for the parts that every page of an online retailer shares: header, search, mini cart, navigation, promotions, newsletter, footer. Nine country sites, twelve languages, WCAG 2.2 AA, server rendering.',
    'Install `vitrine react react-dom`. Wrap the page in `VitrineProvider` with a `site` and import `vitrine/styles.css`, or, with a single entry point, its own style sheet. Every import is named and comes from one of the entry points below; `vitrine` itself offers those that a page needs first. Design tokens are CSS custom properties (`--v-color-ink`); `vitrine/tokens/light.json` and `vitrine/tokens/dark.json` hold them in the format of the Design Tokens Community Group.',
    '## Entry points',
    entries
      .map(({ entry, words }) => `- \`${entry}\`: ${firstSentence(words.replace(ENTRY_PREFIX, ''))}`)
      .join('\n'),
    ...entries.flatMap(({ entry, exports }) => {
      const parts = exports.filter(({ kind }) => kind === 'component' || kind === 'hook');
      const others = exports.filter(({ kind }) => !['component', 'hook'].includes(kind));
      return [
        `## ${entry}`,
        ...parts.map((part) =>
          partText(
            part,
            exports.find(({ name }) => name === `${part.name}Props`),
          ),
        ),
        others.length > 0 ? `Also: ${others.map(({ name }) => `\`${name}\``).join(', ')}.` : '',
      ].filter(Boolean);
    }),
    '## Texts',
    'Ids for `messageOverrides`, each with its English text in ICU syntax.',
    Object.entries(libraryTexts())
      .map(([id, { en = '' }]) => `- \`${id}\`: ${en.replaceAll(/\s+/g, ' ')}`)
      .join('\n'),
    '## Design tokens',
    'CSS custom properties with their values; a colour has one for light and one for dark pages. The first five are the theme of a shop: the others follow from them.',
    libraryTokens()
      .map(({ name, value, dark }) => `- \`${name}\`: ${dark ? `${value}, dark ${dark}` : value}`)
      .join('\n'),
  ].join('\n\n')}\n`;
}
