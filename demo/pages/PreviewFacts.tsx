import { VISITOR_TEXTS } from '#demo/model/comparedSide.ts';
import type { PreviewTexts } from '#demo/model/previewTools.ts';
import { useText } from '#src/entries/index.ts';
import styles from './PreviewFacts.module.css';

interface PreviewFactsProps {
  shown: PreviewTexts;
  /** The page that a link opens. */
  path?: string;
  /** When a link ends. */
  until?: string;
}

/** What a preview shows, on the shop's clock. */
export function PreviewFacts({ path, shown: { time, test, group, visitor }, until }: PreviewFactsProps) {
  const text = useText();
  const facts: [name: string, value: string][] = [];
  if (path) facts.push([text('demo.preview.page'), path]);
  facts.push([text('preview.date'), time ?? text('preview.ribbon.now')]);
  if (test && group) facts.push([text('preview.ab_test'), test], [text('preview.group'), group]);
  if (visitor) facts.push([text('preview.visitor'), text(VISITOR_TEXTS[visitor])]);
  if (until) facts.push([text('demo.preview.until'), until]);
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
