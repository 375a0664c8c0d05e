import {
  type PreviewAnswer,
  type PreviewContent,
  SHARED_HOURS,
  type SharedLinkView,
} from '#demo/model/previewTools.ts';
import { FormAnswer, SelectField, TextField } from '#src/entries/forms.ts';
import { useFormatLocale, useText } from '#src/entries/index.ts';
import { Button, ButtonLink } from '#src/entries/ui.ts';
import type { ContentOf } from './contentOf.ts';
import { PageFields } from './PageFields.tsx';
import { PageIntro } from './PageIntro.tsx';
import { PreviewComparison } from './PreviewComparison.tsx';
import { PreviewFacts } from './PreviewFacts.tsx';
import styles from './PreviewToolsPage.module.css';
import { Section } from './Section.tsx';

/** The preview tools, or the page of an expired link. Plain forms, which work without scripts. */
export function PreviewToolsPage(content: ContentOf<'preview'>) {
  const text = useText();
  // `ContentOf` omits the kind, which both views share.
  const shown = { kind: 'preview', ...content } as PreviewContent;
  if (shown.view === 'ended') {
    return (
      <PageIntro title={text('demo.preview.ended.title')} text={text('demo.preview.ended.text')}>
        <p>
          <ButtonLink href="/">{text('page.not_found.to_start')}</ButtonLink>
        </p>
      </PageIntro>
    );
  }
  return (
    <>
      <PageIntro title={text('preview.tools')}>{shown.answer && <Answer answer={shown.answer} />}</PageIntro>
      {shown.comparison && (
        <Section heading={text('demo.preview.compare')}>
          <PreviewComparison {...shown.comparison} target={shown.target} />
        </Section>
      )}
      <Section heading={text('demo.preview.share')}>
        <div className={styles.sharing}>
          <ShareForm {...shown} />
          <SharedLinks {...shown} />
        </div>
      </Section>
    </>
  );
}

type ToolsContent = Extract<PreviewContent, { view: 'tools' }>;

function SharedLinks({ links, target }: ToolsContent) {
  const text = useText();
  if (links.length === 0) return <p className={styles.text}>{text('demo.preview.links.none')}</p>;
  return (
    <>
      <h3 className={styles.heading}>{text('demo.preview.links')}</h3>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.id} className={styles.card}>
            <SharedLinkCard {...link} target={target} />
          </li>
        ))}
      </ul>
    </>
  );
}

const ANSWERS = {
  created: ['success', 'demo.preview.created'],
  revoked: ['success', 'demo.preview.revoked'],
  failed: ['error', 'forms.failure.down'],
  wait: ['error', 'forms.failure.limited'],
} as const satisfies Record<PreviewAnswer, readonly [string, string]>;

function Answer({ answer }: { answer: PreviewAnswer }) {
  const text = useText();
  const [state, message] = ANSWERS[answer];
  return <FormAnswer state={state}>{text(message)}</FormAnswer>;
}

const HOURS_OF_A_DAY = 24;

/** Formats a number of hours in a language: "1 hour", "7 days". */
function spanText(locale: string, hours: number): string {
  const isDays = hours >= HOURS_OF_A_DAY;
  const unit = isDays ? 'day' : 'hour';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    isDays ? hours / HOURS_OF_A_DAY : hours,
  );
}

function ShareForm({ target, previewed }: ToolsContent) {
  const text = useText();
  const locale = useFormatLocale();
  if (!previewed) return <p className={styles.text}>{text('demo.preview.nothing')}</p>;
  return (
    <form
      className={styles.card}
      method="post"
      action="/demo/preview/links"
      aria-label={text('demo.preview.share')}
    >
      <PageFields />
      <input type="hidden" name="target" value={target} />
      <p className={styles.text}>{text('demo.preview.share.text')}</p>
      <PreviewFacts path={target} shown={previewed} />
      <div className={styles.row}>
        <SelectField name="hours" label={text('demo.preview.valid')} defaultValue={String(SHARED_HOURS[0])}>
          {[...SHARED_HOURS]
            .sort((one, other) => one - other)
            .map((hours) => (
              <option key={hours} value={String(hours)}>
                {spanText(locale, hours)}
              </option>
            ))}
        </SelectField>
        <Button type="submit" size="large">
          {text('demo.preview.create')}
        </Button>
      </div>
    </form>
  );
}

function SharedLinkCard({ target, id, url, ...link }: SharedLinkView & Pick<ToolsContent, 'target'>) {
  const text = useText();
  return (
    <form
      className={styles.form}
      method="post"
      action="/demo/preview/revoke"
      aria-label={text('ui.labelled', { label: text('demo.preview.link'), value: url })}
    >
      <PageFields />
      <input type="hidden" name="target" value={target} />
      <input type="hidden" name="link" value={id} />
      <PreviewFacts {...link} />
      <div className={styles.row}>
        <TextField label={text('demo.preview.link')} value={url} isReadOnly />
        <Button type="submit" variant="secondary">
          {text('demo.preview.revoke')}
        </Button>
      </div>
    </form>
  );
}
