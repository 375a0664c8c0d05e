import {
  laterText,
  SIDES,
  type SideName,
  type SideProblem,
  sideField,
  testChoices,
  VISITOR_TEXTS,
} from '#demo/model/comparedSide.ts';
import { COMPARED_WIDTHS, type ComparedSide, type ComparedWidth } from '#demo/model/previewTools.ts';
import { DateField, Form, SelectField, TimeField } from '#src/entries/forms.ts';
import { useText } from '#src/entries/index.ts';
import { Button } from '#src/entries/ui.ts';
import styles from './PreviewComparison.module.css';

/** The field of a problem, and its message. */
const PROBLEMS = {
  date: ['date', 'forms.birth_date.not_real'],
  test: ['selection', 'demo.preview.test_not_offered'],
  tests: ['selection', 'preview.tests.failed'],
} as const satisfies Record<SideProblem, readonly [string, string]>;

/** The id of the result, which the page shows after the form is sent. */
export const RESULT_ID = 'comparison';

interface ComparisonFormProps {
  /** The page that is compared. */
  target: string;
  width: ComparedWidth;
  sides: Record<SideName, ComparedSide>;
  titles: Record<SideName, string>;
}

/**
 * Chooses the two states of a comparison. It is a GET form, so that it works without JavaScript and its result
 * can be bookmarked.
 */
export function ComparisonForm({ target, width, sides, titles }: ComparisonFormProps) {
  const text = useText();
  const errors = Object.fromEntries(
    SIDES.flatMap((side) => {
      const { problem, entry } = sides[side];
      if (!problem) return [];
      const [field, message] = PROBLEMS[problem];
      const isMissing = problem === 'date' && entry.date === '';
      return [[sideField(side, field), text(isMissing ? 'forms.required' : message)]];
    }),
  );
  return (
    <Form method="get" action={`/demo/preview#${RESULT_ID}`} errors={errors} showsErrorSummary>
      <input type="hidden" name="to" value={target} />
      <p className={styles.text}>{text('demo.preview.compare.text')}</p>
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <SideFields key={side} side={side} title={titles[side]} {...sides[side]} />
        ))}
      </div>
      <div className={styles.send}>
        <SelectField name="width" label={text('demo.preview.width')} defaultValue={String(width)}>
          {COMPARED_WIDTHS.map((each) => (
            <option key={each} value={String(each)}>
              {`${each}\u00a0px`}
            </option>
          ))}
        </SelectField>
        <Button type="submit" size="large">
          {text('demo.preview.compare.submit')}
        </Button>
      </div>
    </Form>
  );
}

interface SideFieldsProps extends ComparedSide {
  side: SideName;
  title: string;
}

function SideFields({ side, title, entry, tests, zone }: SideFieldsProps) {
  const text = useText();
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{title}</legend>
      {/* The second of two equal times, which the end of summer time repeats. */}
      {entry.isLater && <input type="hidden" name={sideField(side, 'later')} value={laterText(entry)} />}
      <div className={styles.moment}>
        <DateField name={sideField(side, 'date')} label={text('preview.date')} defaultValue={entry.date} />
        <TimeField name={sideField(side, 'time')} label={text('preview.time')} defaultValue={entry.time} />
      </div>
      <p className={styles.zone}>{text('preview.zone', { zone })}</p>
      <SelectField
        name={sideField(side, 'selection')}
        label={text('preview.ab_test')}
        defaultValue={entry.selection}
      >
        <option value="">{text('preview.name.none')}</option>
        {testChoices(tests ?? []).map(({ value, test, group }) => (
          <option key={value} value={value}>
            {text('ui.labelled', { label: test, value: group })}
          </option>
        ))}
      </SelectField>
      <SelectField
        name={sideField(side, 'visitor')}
        label={text('preview.visitor')}
        defaultValue={entry.visitor}
      >
        <option value="">{text('preview.visitor.self')}</option>
        {Object.entries(VISITOR_TEXTS).map(([visitor, name]) => (
          <option key={visitor} value={visitor}>
            {text(name)}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
