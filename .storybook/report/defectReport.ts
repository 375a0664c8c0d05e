/** What a report says about the story at the moment of the defect. */
export interface Defect {
  /** `Features/Mini cart: Empty`. */
  title: string;
  /** The address of exactly this state, with the toolbar's settings and the controls. */
  address: string;
  /** The browser's own description, `navigator.userAgent`. */
  browser: string;
  /** Size of the story's window, in CSS pixels. */
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  density: number;
  /** The toolbar's settings. */
  toolbar: Readonly<Record<string, string>>;
  /** The changed controls; an address cannot have all of them. */
  controls: Readonly<Record<string, string>>;
  /** The requirements that the story shows. */
  expected: readonly { id: string; text: string }[];
  /** What axe found; `null` if it has not run. */
  violations: readonly { rule: string; help: string; elements: readonly string[] }[] | null;
}

const MAX_ELEMENTS = 5;

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

function checkedByAxe(violations: Defect['violations']): string {
  if (!violations) return '- not checked';
  if (violations.length === 0) return '- no violation';
  return list(
    violations.map(
      ({ rule, help, elements }) =>
        `${rule}: ${help} (${elements
          .slice(0, MAX_ELEMENTS)
          .map((element) => `\`${element}\``)
          .join(', ')}${elements.length > MAX_ELEMENTS ? ' and more' : ''})`,
    ),
  );
}

/** A report in Markdown, in which the reporter describes the defect at the top. */
export function writeReport(defect: Defect): string {
  const named = (values: Readonly<Record<string, string>>) =>
    Object.entries(values)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ');
  return `## ${defect.title}

**What is wrong:**

**Where**

${list([
  defect.address,
  `Window: ${defect.width} × ${defect.height} px, device pixel ratio ${defect.density}`,
  `Toolbar: ${named(defect.toolbar)}`,
  `Controls: ${named(defect.controls) || 'as the story has them'}`,
  `Browser: ${defect.browser}`,
])}

**What is expected**

${defect.expected.length > 0 ? list(defect.expected.map(({ id, text }) => `${id}: ${text}`)) : '- The story names no requirement.'}

**What axe says**

${checkedByAxe(defect.violations)}
`;
}

/**
 * The address of a new entry in the team's tracker, with the report filled in.
 *
 * @param template such as `https://tracker.example/new?title={title}&body={body}`
 * @returns `null` for a template that is no web or mail address
 */
export function trackerHref(
  template: string,
  { title }: Pick<Defect, 'title'>,
  report: string,
): string | null {
  if (!/^(?:https?:\/\/|mailto:)/.test(template)) return null;
  return template
    .replaceAll('{title}', () => encodeURIComponent(title))
    .replaceAll('{body}', () => encodeURIComponent(report));
}
