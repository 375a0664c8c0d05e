import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { copyText } from '#.storybook/copyText.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Select } from '#src/ui/Select/Select.tsx';
import { Slider } from '#src/ui/Slider/Slider.tsx';
import { SideFields, SideView, widthOf } from './ComparedSide.tsx';
import { type Comparison, comparisonHref, readComparison, type Side, type Way } from './comparison.ts';
import styles from './docs.module.css';
import { LibraryParts } from './LibraryParts.tsx';

const SIDE_NAMES = ['Left', 'Right'] as const;
const WAY_NAMES: Record<Way, string> = {
  beside: 'Side by side',
  swipe: 'Swipe',
  onion: 'Onion skin',
  difference: 'Difference',
};
const PARTS = 100;

/** The address that a person sees, which is that of the frame around the docs page. */
const pageAddress = () => new URL((window.parent ?? window).location.href);

/** Content of a fixed width, made smaller where its place is narrower. */
function ScaledToFit({ width, children }: { width: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(width);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.fitted}>
      <div style={{ inlineSize: width, zoom: Math.min(1, available / width) }}>{children}</div>
    </div>
  );
}

/** One side on the other. */
function Overlay({ sides, way }: Comparison) {
  const [part, setPart] = useState(PARTS / 2);
  const [height, setHeight] = useState<number>();
  const [below, above] = sides;
  const look = {
    beside: {},
    swipe: { clipPath: `inset(0 0 0 ${part}%)` },
    onion: { opacity: part / PARTS },
    difference: { mixBlendMode: 'difference' },
  } as const;
  const layers = (
    <div className={styles.layers}>
      <SideView side={below} name={SIDE_NAMES[0]} height={height} onHeight={setHeight} />
      <div style={look[way]}>
        <SideView side={above} name={SIDE_NAMES[1]} height={height} onHeight={setHeight} />
      </div>
    </div>
  );
  return (
    <ScaledToFit width={Math.max(widthOf(below), widthOf(above))}>
      {way === 'difference' ? (
        layers
      ) : (
        <Slider
          label={WAY_NAMES[way]}
          value={part}
          maxValue={PARTS}
          valueText={(value) => `${value} %`}
          flag={way === 'onion' ? `${part} %` : '↔'}
          onChange={setPart}
          onSettle={setPart}
          className={styles.divider}
        >
          {layers}
        </Slider>
      )}
    </ScaledToFit>
  );
}

function Fields({ comparison, onChange }: { comparison: Comparison; onChange: (next: Comparison) => void }) {
  const [copied, setCopied] = useState<{ comparison: Comparison; answer: string }>();
  const { sides, way } = comparison;
  const [left, right] = sides;
  const copy = async () => {
    const link = new URL(comparisonHref(comparison), pageAddress()).href;
    const isCopied = await copyText(Promise.resolve(link));
    setCopied({ comparison, answer: isCopied ? 'Copied' : 'The browser did not allow copying.' });
  };
  return (
    <>
      <div className={styles.filter}>
        <Select
          label="Compared"
          value={way}
          onChange={(next) => onChange({ ...comparison, way: next as Way })}
          options={Object.entries(WAY_NAMES).map(([value, label]) => ({ value, label }))}
        />
        <Button variant="secondary" onPress={() => onChange({ ...comparison, sides: [right, left] })}>
          Exchange sides
        </Button>
        <Button variant="secondary" onPress={() => void copy()}>
          Copy a link to this view
        </Button>
        <span role="status">{copied?.comparison === comparison ? copied.answer : ''}</span>
      </div>
      <div className={styles.sides}>
        {SIDE_NAMES.map((name, at) => (
          <section key={name} aria-label={name}>
            <SideFields
              side={sides[at] as Side}
              onChange={(side) => onChange({ ...comparison, sides: at === 0 ? [side, right] : [left, side] })}
            />
          </section>
        ))}
      </div>
    </>
  );
}

/** Two stories, sites, widths or screenshots beside or on each other, and the link to exactly this view. */
export function Compare() {
  const [comparison, setComparison] = useState(() =>
    readComparison(pageAddress().searchParams.get('compare')),
  );
  const { sides, way } = comparison;
  return (
    <div className={`${styles.page} ${styles.wide} sb-unstyled`}>
      <LibraryParts>
        <Fields comparison={comparison} onChange={setComparison} />
        {way === 'beside' ? (
          <div className={styles.sides}>
            {sides.map((side, at) => (
              <ScaledToFit key={SIDE_NAMES[at]} width={widthOf(side)}>
                <SideView side={side} name={SIDE_NAMES[at] ?? ''} />
              </ScaledToFit>
            ))}
          </div>
        ) : (
          <Overlay {...comparison} />
        )}
      </LibraryParts>
    </div>
  );
}
