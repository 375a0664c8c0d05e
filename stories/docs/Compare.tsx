import stories from 'virtual:stories';
import { useState } from 'react';
import {
  type Comparison,
  canvasHref,
  formatComparison,
  readComparison,
  SIDE_CHOICES,
  type Side,
} from './comparison.ts';
import styles from './docs.module.css';

const PARAMETER = 'compare';
const NAMES: Record<keyof Side, string> = { site: 'Site', theme: 'Colours', width: 'Width' };
const SIDE_NAMES = ['Left', 'Right'] as const;
const BY_COMPONENT = Map.groupBy(stories, ({ title }) => title.split(' · ')[0] ?? '');

/** The address that a person sees, which is that of the frame around the docs page. */
const pageAddress = () => new URL((window.parent ?? window).location.href);

function linkTo(comparison: Comparison): string {
  const address = pageAddress();
  address.searchParams.set(PARAMETER, formatComparison(comparison));
  return address.href;
}

/** One story in two countries, colours or widths, and the link to exactly this view. */
export function Compare() {
  const [comparison, setComparison] = useState(() =>
    readComparison(pageAddress().searchParams.get(PARAMETER)),
  );
  const [isCopied, setIsCopied] = useState(false);
  const { story, sides } = comparison;
  const change = (next: Partial<Comparison>) => {
    setIsCopied(false);
    setComparison({ ...comparison, ...next });
  };
  const changeSide = (at: number, field: keyof Side, value: string) => {
    const [left, right] = sides;
    change({
      sides: at === 0 ? [{ ...left, [field]: value }, right] : [left, { ...right, [field]: value }],
    });
  };
  return (
    <div className={`${styles.page} ${styles.wide} sb-unstyled`}>
      <div className={styles.filter}>
        <label>
          Story{' '}
          <select value={story} onChange={(event) => change({ story: event.target.value })}>
            {[...BY_COMPONENT].map(([component, own]) => (
              <optgroup key={component} label={component}>
                {own.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title.split(' · ')[1]}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <button
          type="button"
          onClick={() =>
            navigator.clipboard.writeText(linkTo(comparison)).then(
              () => setIsCopied(true),
              () => setIsCopied(false),
            )
          }
        >
          Copy a link to this view
        </button>
        <span role="status">{isCopied ? 'Copied' : ''}</span>
      </div>
      <div className={styles.sides}>
        {sides.map((side, at) => {
          const name = SIDE_NAMES[at] ?? '';
          return (
            <section key={name} aria-label={name}>
              <div className={styles.filter}>
                {(Object.keys(SIDE_CHOICES) as (keyof Side)[]).map((field) => (
                  <label key={field}>
                    {NAMES[field]}{' '}
                    <select
                      value={side[field]}
                      onChange={(event) => changeSide(at, field, event.target.value)}
                    >
                      {SIDE_CHOICES[field].map((choice) => (
                        <option key={choice}>{choice}</option>
                      ))}
                    </select>
                  </label>
                ))}
              </div>
              <div className={styles.side}>
                <iframe
                  title={`${name}: ${side.site}, ${side.theme}, ${side.width} px`}
                  src={canvasHref(story, side)}
                  style={{ inlineSize: `${side.width}px` }}
                />
              </div>
            </section>
          );
        })}
      </div>
    </div>
  );
}
