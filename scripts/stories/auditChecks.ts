import type { Finding } from '../checkers/checkersInPage.ts';

/** One of our own rules, in addition to axe's. */
export interface Rule {
  id: string;
  /** The rule in one sentence. */
  help: string;
  /** Its success criterion or requirement. */
  source: string;
}

/** Measurements that axe does not make. */
export const RULES = {
  reflow: {
    id: 'reflow-320',
    help: 'At 320 px nothing overflows, so the page scrolls in one direction only.',
    source: 'WCAG 1.4.10',
  },
  spacing: {
    id: 'text-spacing',
    help: 'With wider lines, words and letters no text is cut off.',
    source: 'WCAG 1.4.12',
  },
  resize: {
    id: 'text-200',
    help: 'With text of 200 % no text is cut off and nothing sticks out of the window.',
    source: 'WCAG 1.4.4',
  },
  touch: {
    id: 'touch-target',
    help: 'Where the pointer is a finger, buttons and fields are 44 px high and buttons 44 px wide; links that are words are 24 px high.',
    source: 'WCAG 2.5.8, and our own rule of 44 px',
  },
  motion: {
    id: 'reduced-motion',
    help: 'Nothing moves under `prefers-reduced-motion`.',
    source: 'WCAG 2.3.3',
  },
  words: {
    id: 'long-words',
    help: 'With accented, longer text (pseudo-locale) and with the longest text of all languages nothing is cut off or sticks out.',
    source: 'BEY-05',
  },
  behaviour: {
    id: 'interactions',
    help: 'The interactions of the story come to their end.',
    source: 'SBK-02',
  },
  state: {
    id: 'state-reached',
    help: 'The story comes to its state in every site and every language, also made-up and longest.',
    source: 'SBK-01',
  },
} as const satisfies Record<string, Rule>;

// The following code runs in the story's page. It is one function, because its source text is sent to the page.

/** The measurement functions, installed as `window.vitrineAudit` once per page. */
export function installChecks(): void {
  const SLACK = 2;

  const describe = (element: Element): string => {
    const marks = [...element.attributes]
      .filter(({ name }) => /^(data-(vitrine|part|line|state|flyout|code)|role|name|type)$/.test(name))
      .map(({ name, value }) => `[${name}="${value}"]`)
      .join('');
    const own = `${element.tagName.toLowerCase()}${marks}`;
    const parent = element.parentElement?.closest('[data-vitrine], [data-part], [data-line]');
    return parent ? `${describe(parent).split(' ').at(-1)} ${own}` : own;
  };
  const finding = (element: Element, summary: string): Finding => ({
    target: describe(element),
    html: element.outerHTML.replace(/>[\s\S]*$/, '>').slice(0, 200),
    summary: `${summary}${element.textContent ? ` · “${element.textContent.trim().slice(0, 60)}”` : ''}`,
  });

  const everything = () => [
    ...document.querySelectorAll<HTMLElement>(
      '#storybook-root *, body > :not(#storybook-root, #storybook-docs, script, style, .sb-wrapper) *',
    ),
  ];

  /** Whether an element is visible: not hidden, and not 1-px screen reader text. */
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { clip, clipPath, overflow } = getComputedStyle(each);
      const { width, height } = each.getBoundingClientRect();
      if (clip !== 'auto' || clipPath.startsWith('inset(50%')) return false;
      if (overflow !== 'visible' && (width <= 1 || height <= 1)) return false;
    }
    return true;
  };

  const scrolls = (element: Element, axis: 'X' | 'Y') =>
    /auto|scroll/.test(getComputedStyle(element)[`overflow${axis}`]);

  /** Elements beyond the window's sides that are not in their own scroll area. */
  function findStickingOut(): Finding[] {
    const width = document.documentElement.clientWidth;
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth <= width + 1) return findClippedAtStart();
    const out = everything().filter((element) => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || (box.right <= width + 1 && box.left >= -1)) return false;
      for (let each = element.parentElement; each; each = each.parentElement) {
        if (each === document.body) break;
        if (scrolls(each, 'X') || /hidden|clip/.test(getComputedStyle(each).overflowX)) return false;
      }
      return isSeen(element);
    });
    const deepest = out.filter(
      (element) => !out.some((other) => other !== element && element.contains(other)),
    );
    const reported = deepest.length > 0 ? deepest : out;
    return reported.length > 0
      ? reported
          .slice(0, 5)
          .map((element) =>
            finding(element, `ends at ${Math.round(element.getBoundingClientRect().right)} px of ${width}`),
          )
      : [finding(document.body, `the page is ${root.scrollWidth} px wide in a window of ${width}`)];
  }

  /** Controls that begin before the window's start edge, where scrolling cannot reach. */
  function findClippedAtStart(): Finding[] {
    return [...document.querySelectorAll<HTMLElement>(TARGETS)]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -SLACK && right > SLACK && isSeen(element);
      })
      .slice(0, 5)
      .map((element) => finding(element, 'begins before the window'));
  }

  /** Texts truncated by a box that does not scroll. */
  function clippedTexts(): Map<Element, string> {
    const clipped = new Map<Element, string>();
    const range = document.createRange();
    for (const element of everything()) {
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (texts.length === 0 || !isSeen(element) || element.closest('[aria-hidden="true"], svg')) continue;
      for (const text of texts) {
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) continue;
        for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
          const style = getComputedStyle(each);
          if (style.position === 'fixed') break;
          if (scrolls(each, 'X') || scrolls(each, 'Y')) break;
          // Clamped on purpose, with an ellipsis and a button that shows the rest.
          if (style.webkitLineClamp !== 'none') break;
          const edge = each.getBoundingClientRect();
          const isClippedBelow = /hidden|clip/.test(style.overflowY) && box.bottom > edge.bottom + SLACK + 1;
          const isClippedAside =
            /hidden|clip/.test(style.overflowX) &&
            (box.right > edge.right + SLACK || box.left < edge.left - SLACK);
          if (isClippedBelow || isClippedAside) {
            clipped.set(element, `cut off ${isClippedBelow ? 'below' : 'at the side'} by ${describe(each)}`);
            break;
          }
        }
      }
    }
    return clipped;
  }

  const toFindings = (clipped: Iterable<[Element, string]>) =>
    [...clipped].slice(0, 5).map(([element, how]) => finding(element, how));

  const findClipped = () => toFindings(clippedTexts());

  const nextFrame = () => new Promise<number>(requestAnimationFrame);
  /** A part that follows its own size moves in the frame after its layout. */
  async function afterLayout(): Promise<void> {
    await nextFrame();
    await nextFrame();
    await nextFrame();
  }

  /** Texts that are truncated only while a change is applied. */
  async function findClippedBy(css: string): Promise<Finding[]> {
    const before = clippedTexts();
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    await afterLayout();
    const after = clippedTexts();
    const out = css.includes('font-size') ? findStickingOut() : [];
    style.remove();
    await afterLayout();
    const fresh = [...after].filter(([element]) => !before.has(element));
    return [...toFindings(fresh), ...out];
  }

  const TARGETS =
    'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=link], [role=option], [role=tab], [role=checkbox], [role=radio], [role=switch], [role=menuitem]';

  /** 44 px, of which a group's border may take one on each side. */
  const TOUCH = 42;

  /** Inline links: the line height determines their size (exception of WCAG 2.5.8). */
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display.startsWith('inline') &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent?.trim().length ?? 0) > 2,
    );

  /** A target's extent from its centre, by hit testing, so that pseudo-elements count. */
  function reach(element: Element, x: number, y: number, dx: number, dy: number): number {
    let far = 0;
    for (let step = 1; step <= 22; step += 1) {
      const hit = document.elementFromPoint(x + dx * step, y + dy * step);
      const isOutside =
        x + dx * step < 0 || y + dy * step < 0 || x + dx * step > innerWidth || y + dy * step > innerHeight;
      if (isOutside) return 22;
      // A press on a label activates its field.
      if (!hit || !(element.contains(hit) || hit.closest('label')?.control === element)) break;
      far = step;
    }
    return far;
  }

  function findSmallTargets(): Finding[] {
    const small: Finding[] = [];
    for (const found of document.querySelectorAll<HTMLElement>(TARGETS)) {
      if (found.closest('#storybook-docs, [inert], [aria-hidden="true"], .sb-wrapper')) continue;
      // A field drawn by its label is hit through the label.
      const element = isSeen(found) ? found : (found.closest('label') ?? null);
      if (!element || !isSeen(element) || element.matches('[disabled], [role=option] *')) continue;
      element.scrollIntoView({ block: 'center', inline: 'nearest' });
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.right < 0 || box.left > innerWidth) continue;
      if (isInSentence(element)) continue;
      const isWords = element.matches('a[href]') && element.textContent?.trim();
      const isField = element.matches('input, select, textarea');
      const high = isWords ? 24 : TOUCH;
      const wide = isWords || isField ? 24 : TOUCH;
      if (box.width >= wide && box.height >= high) continue;
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const hit = document.elementFromPoint(x, y);
      // Covered by an open layer: not a target at the moment.
      if (!hit || !(element.contains(hit) || hit.contains(element))) continue;
      const width = Math.max(box.width, reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0));
      const height = Math.max(box.height, reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1));
      if (width >= wide && height >= high) continue;
      small.push(
        finding(element, `${Math.round(width)} × ${Math.round(height)} px, ${wide} × ${high} required`),
      );
    }
    scrollTo(0, 0);
    return small;
  }

  const MOVES =
    /^(all|transform|translate|scale|rotate|width|height|(min|max)-|inline-size|block-size|top|left|right|bottom|inset|margin|padding|grid-template|flex|font-size|stroke-dash|clip-path|background-position|offset)/;
  const toKebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const toSeconds = (time: string) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 0.001 : 1);

  /** Elements that move despite reduced motion. */
  function findMotion(): Finding[] {
    const moving: Finding[] = [];
    // A countdown ring changes in steps and does not move.
    const isStepped = (timing: unknown) => String(timing).startsWith('steps');
    for (const animation of document.getAnimations()) {
      const { target } = (animation.effect ?? {}) as KeyframeEffect;
      const frames = (animation.effect as KeyframeEffect | null)?.getKeyframes() ?? [];
      const moves = frames.some(
        ({ easing, offset, computedOffset, composite, ...frame }) =>
          !isStepped(easing) && Object.keys(frame).some((name) => MOVES.test(toKebab(name))),
      );
      const lasts = Number(animation.effect?.getComputedTiming().duration ?? 0);
      if (target && moves && lasts > 10 && isSeen(target))
        moving.push(finding(target, `animation ${(animation as CSSAnimation).animationName ?? ''}`));
    }
    for (const element of [document.documentElement, ...everything()]) {
      const style = getComputedStyle(element);
      const durations = style.transitionDuration.split(', ').map(toSeconds);
      const slides = style.transitionProperty
        .split(', ')
        .find((property, at) => MOVES.test(property) && (durations[at % durations.length] ?? 0) > 0.01);
      if (slides && isSeen(element)) moving.push(finding(element, `transition of ${slides}`));
      if (style.scrollBehavior === 'smooth') moving.push(finding(element, 'scrolls smoothly'));
    }
    return moving.slice(0, 10);
  }

  Object.assign(window, {
    vitrineAudit: { findStickingOut, findClipped, findClippedBy, findSmallTargets, findMotion },
  });
}

/** The text spacing of WCAG 1.4.12. */
export const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

/** Text size 200 %. */
export const TEXT_200 = 'html { font-size: 200% !important }';
