import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SIDES, type SideName } from '#demo/model/comparedSide.ts';
import type { ComparedPart, PageDifference } from '#demo/model/pageDifferences.ts';
import type { PreviewComparison as Comparison } from '#demo/model/previewTools.ts';
import { type MessageId, useText } from '#src/entries/index.ts';
import { Group } from '#src/entries/ui.ts';
import { ComparisonForm, RESULT_ID } from './ComparisonForm.tsx';
import styles from './PreviewComparison.module.css';
import { PreviewFacts } from './PreviewFacts.tsx';

/** The parts of a page, each with its elements; those of a closed flyout are not rendered. */
const PARTS: Record<ComparedPart, { title: MessageId; elements?: string }> = {
  banner: { title: 'demo.preview.part.banner', elements: '[data-vitrine="top-banner"]' },
  benefits: { title: 'demo.preview.part.benefits', elements: '[data-vitrine="benefits"]' },
  navigation: { title: 'demo.preview.part.navigation', elements: '[data-vitrine="navigation"]' },
  worlds: { title: 'preview.timeline.worlds' },
  content: {
    title: 'demo.preview.part.content',
    elements: '[data-vitrine="phase-integration"], [data-vitrine="category-banner"]',
  },
  footer: { title: 'demo.preview.part.footer', elements: '[data-vitrine="footer"]' },
};

const NUMBERS = { first: 1, second: 2 } as const satisfies Record<SideName, number>;

interface PreviewComparisonProps extends Comparison {
  /** The page that is compared. */
  target: string;
}

/**
 * A page in two chosen states: the differences as text, and both pages side by side, in windows of the chosen width that
 * scroll together, with the changed parts outlined. The pages are inert.
 */
export function PreviewComparison({ target, width, sides, result }: PreviewComparisonProps) {
  const text = useText();
  const titles = {
    first: text('demo.preview.side', { number: NUMBERS.first }),
    second: text('demo.preview.side', { number: NUMBERS.second }),
  };
  return (
    <div className={styles.comparison}>
      <ComparisonForm target={target} width={width} sides={sides} titles={titles} />
      {result && (
        <div id={RESULT_ID} className={styles.comparison}>
          <Differences differences={result.differences} titles={titles} />
          {/* Its inert pages scroll by keyboard too. */}
          <Group
            className={styles.windows}
            aria-label={text('demo.preview.compare')}
            tabIndex={0}
            data-width={width}
          >
            {SIDES.map((side) => (
              <Side
                key={side}
                title={titles[side]}
                facts={<PreviewFacts shown={sides[side].shown} />}
                address={result.pages[side]}
                changed={result.differences.map(({ part }) => part)}
              />
            ))}
          </Group>
        </div>
      )}
    </div>
  );
}

interface DifferencesProps {
  differences: readonly PageDifference[];
  titles: Record<SideName, string>;
}

function Differences({ differences, titles }: DifferencesProps) {
  const text = useText();
  if (differences.length === 0) return <p className={styles.same}>{text('demo.preview.same')}</p>;
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <td />
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {titles[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <Difference key={difference.part} {...difference} />
        ))}
      </tbody>
    </table>
  );
}

function Difference({ part, before, after }: PageDifference) {
  const text = useText();
  return (
    <tr>
      <th scope="row">{text(PARTS[part].title)}</th>
      <td>
        <Words words={before} />
      </td>
      <td>
        <Words words={after} />
      </td>
    </tr>
  );
}

function Words({ words }: { words: readonly string[] }) {
  if (words.length === 0) return '–';
  return (
    <ul>
      {words.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

/** Gives the frame the height of its page, and outlines the changed parts. */
function showChanges(frame: HTMLIFrameElement, changed: readonly ComparedPart[]) {
  const page = frame.contentDocument;
  // A server-rendered frame can have loaded before hydration; `about:blank` has not loaded yet.
  if (page?.readyState !== 'complete' || page.URL === 'about:blank') return;
  for (const part of changed) {
    const { elements } = PARTS[part];
    for (const element of elements ? page.querySelectorAll<HTMLElement>(elements) : []) {
      element.style.outline = '3px solid var(--v-color-star)';
      element.style.outlineOffset = '-3px';
    }
  }
  frame.parentElement?.style.setProperty('--page', `${page.documentElement.scrollHeight}px`);
}

interface SideProps {
  title: string;
  /** What the side shows. */
  facts: ReactNode;
  address: string;
  changed: readonly ComparedPart[];
}

function Side({ title, facts, address, changed }: SideProps) {
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (frame.current) showChanges(frame.current, changed);
  }, [changed]);
  return (
    <figure className={styles.side} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        {facts}
      </figcaption>
      {/* Its links would leave the comparison. */}
      <div className={styles.window}>
        <div className={styles.page}>
          <iframe
            ref={frame}
            className={styles.frame}
            title={title}
            src={address}
            inert
            onLoad={({ currentTarget }) => showChanges(currentTarget, changed)}
          />
        </div>
      </div>
    </figure>
  );
}
