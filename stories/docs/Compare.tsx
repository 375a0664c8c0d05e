import stories from 'virtual:stories';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { copyText } from '#.storybook/copyText.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Select } from '#src/ui/Select/Select.tsx';
import { Slider } from '#src/ui/Slider/Slider.tsx';
import { SideFields, SideView, type SideViewProps, widthOf } from './ComparedSide.tsx';
import {
  type Comparison,
  comparisonHref,
  readComparison,
  type Side,
  sideSource,
  type Way,
} from './comparison.ts';
import { describeDifference, differenceOf, type Pixels, readPixels } from './describeDifference.ts';
import styles from './docs.module.css';
import { shownSettings, showRequested } from './fixedStories.ts';
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

/** The comparison that the address asks for. */
function readAddress(): Comparison {
  const { sides, way } = readComparison(pageAddress().searchParams.get('compare'));
  const [left, right] = sides.map((side) => (side.shows === 'live' ? showRequested(stories, side) : side));
  return { sides: [left as Side, right as Side], way };
}

/** Whether both sides show the same, as those of a story whose site no toolbar changes. */
function isSame([left, right]: Comparison['sides']): boolean {
  const inWords = (side: Side) =>
    JSON.stringify(side.shows === 'live' ? { ...side, settings: shownSettings(stories, side) } : side);
  return inWords(left) === inWords(right);
}

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

/** What is known about a screenshot that a side shows. */
type Missing = (side: Side) => Pick<SideViewProps, 'isMissing' | 'onMissing'>;

/** The screenshots of the last run exist only where they differ. */
function useMissing(): Missing {
  const [missing, setMissing] = useState<readonly string[]>([]);
  return (side) => {
    const source = sideSource(side);
    return {
      isMissing: missing.includes(source),
      onMissing: () => setMissing((known) => [...known, source]),
    };
  };
}

/** The difference of two screenshots, pixel by pixel: images that are made smaller differ at every edge. */
function DrawnDifference({ left, right }: { left: Pixels; right: Pixels }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const { width, height, data } = differenceOf(left, right);
    Object.assign(element, { width, height });
    element.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  }, [left, right]);
  return <canvas ref={canvas} className={styles.difference} role="img" aria-label="Difference" />;
}

/** One side on the other. */
function Overlay({ sides, way, missing }: Comparison & { missing: Missing }) {
  const [part, setPart] = useState(PARTS / 2);
  const [drawn, setDrawn] = useState<Readonly<Record<string, Pixels | null>>>({});
  const [below, above] = sides;
  const [pixelsBelow, pixelsAbove] = sides.map((side) => drawn[sideSource(side)]);
  const verdict = useMemo(
    () => (pixelsBelow && pixelsAbove ? describeDifference(pixelsBelow, pixelsAbove) : ''),
    [pixelsBelow, pixelsAbove],
  );
  const isLive = sides.some(({ shows }) => shows === 'live');
  const layer = (side: Side, other: Pixels | null | undefined) => ({
    side,
    height: other?.height,
    ...missing(side),
    onDrawn: (image: HTMLImageElement) =>
      setDrawn((known) => ({ ...known, [sideSource(side)]: readPixels(image) })),
  });
  const look = {
    beside: {},
    swipe: { clipPath: `inset(0 0 0 ${part}%)` },
    onion: { opacity: part / PARTS },
    difference: { mixBlendMode: 'difference' },
  } as const;
  const layers = (
    <div className={styles.layers} data-way={way === 'difference' && isLive ? 'blend' : way}>
      <SideView {...layer(below, pixelsAbove)} name={SIDE_NAMES[0]} />
      <div style={look[way]}>
        <SideView {...layer(above, pixelsBelow)} name={SIDE_NAMES[1]} />
      </div>
      {way === 'difference' && pixelsBelow && pixelsAbove && (
        <DrawnDifference left={pixelsBelow} right={pixelsAbove} />
      )}
    </div>
  );
  const overlay = (
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
  return (
    <>
      <p role="status">
        {way === 'difference' && 'Equal parts are black, and small differences are made brighter. '}
        {isLive ? 'The pixels of two screenshots are counted, those of live stories are not.' : verdict}
      </p>
      {overlay}
    </>
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
  const [comparison, setComparison] = useState(readAddress);
  const missing = useMissing();
  const { sides, way } = comparison;
  // Without one of the two there is nothing to lay on the other.
  const isBeside = way === 'beside' || sides.some((side) => missing(side).isMissing);
  return (
    <div className={`${styles.page} ${styles.wide} sb-unstyled`}>
      <LibraryParts>
        <Fields comparison={comparison} onChange={setComparison} />
        <p role="status">
          {isSame(sides) &&
            'Both sides show the same. Choose another story, setting or width on one of them.'}
        </p>
        {isBeside ? (
          <div className={styles.sides}>
            {sides.map((side, at) => (
              <ScaledToFit key={SIDE_NAMES[at]} width={widthOf(side)}>
                <SideView side={side} name={SIDE_NAMES[at] ?? ''} {...missing(side)} />
              </ScaledToFit>
            ))}
          </div>
        ) : (
          <Overlay {...comparison} missing={missing} />
        )}
      </LibraryParts>
    </div>
  );
}
