import type { ComponentType } from 'react';
import {
  DESK_GROUPS,
  type DeskChoice,
  type DeskGroup,
  type DeskPreset,
  type DeskRow,
} from '#server/model/pageState.ts';
import {
  BagIcon,
  ButtonLink,
  CheckIcon,
  ChevronDownIcon,
  EyeIcon,
  GlobeIcon,
  Link,
  MailIcon,
  MessageIcon,
  MonitorIcon,
  Notification,
  PercentIcon,
  Picture,
  SearchIcon,
  SmartphoneIcon,
  StoreIcon,
  UserIcon,
  useText,
  WarningIcon,
} from '#src/index.ts';
import { choiceName } from './choiceName.ts';
import type { ContentOf } from './contentOf.ts';
import styles from './DeskPage.module.css';
import { DeskState } from './DeskState.tsx';

const ICONS: Record<DeskGroup, ComponentType<{ size?: 'small' | 'medium' | 'large' }>> = {
  site: GlobeIcon,
  language: MessageIcon,
  platform: SmartphoneIcon,
  header: MonitorIcon,
  visitor: UserIcon,
  cart: BagIcon,
  promotion: PercentIcon,
  newsletter: MailIcon,
  search: SearchIcon,
  staff: EyeIcon,
  faults: WarningIcon,
};

/**
 * The scenario panel: every situation of the shop behind a link that can be shared (BEY-03). Seven are one click away;
 * single settings are folded, but for groups in which something is set. Its own header and footer are already those of
 * the situation.
 */
export function DeskPage({ presets, groups, unknown, ...state }: ContentOf<'desk'>) {
  const text = useText();
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1 className={styles.heading}>{text('demo.title')}</h1>
        <p className={styles.text}>{text('demo.text')}</p>
        <ul className={styles.ways}>
          <li>
            <Link href="/demo/outbox" variant="standalone">
              {text('demo.outbox')}
            </Link>
          </li>
          <li>
            <Link href="/demo/api" variant="standalone">
              {text('demo.api')}
            </Link>
          </li>
          <li>
            <Link href="/demo/elements" variant="standalone">
              {text('demo.elements.title')}
            </Link>
          </li>
        </ul>
      </header>

      {unknown.length > 0 && (
        <Notification state="error" isAnnounced={false}>
          {text('demo.unknown', { names: unknown.join(', ') })}
        </Notification>
      )}

      <div className={styles.desk}>
        <DeskState {...state} site={nameOfActive(groups.site)} language={nameOfActive(groups.language)}>
          <ButtonLink href={state.shop} isBlock>
            <StoreIcon size="small" />
            {text('demo.open')}
          </ButtonLink>
        </DeskState>

        <div className={styles.settings}>
          <section className={styles.section} aria-labelledby="desk-presets">
            <h2 id="desk-presets" className={styles.subheading}>
              {text('demo.presets')}
            </h2>
            <ul className={styles.presets}>
              {presets.map((preset) => (
                <Preset key={preset.name} {...preset} />
              ))}
            </ul>
          </section>
          <section className={styles.section} aria-labelledby="desk-groups">
            <h2 id="desk-groups" className={styles.subheading}>
              {text('demo.groups')}
            </h2>
            <div className={styles.groups}>
              {DESK_GROUPS.map((group) => (
                <Group
                  key={group}
                  group={group}
                  rows={groups[group] ?? []}
                  isOpen={state.active.some((setting) => setting.group === group)}
                />
              ))}
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}

const nameOfActive = (rows: readonly DeskRow[] = []): string =>
  rows.flatMap(({ choices }) => choices).find(({ isActive }) => isActive)?.label ?? '';

function Preset({ name, image, tint, href, isActive }: DeskPreset) {
  const text = useText();
  return (
    <li>
      <a
        className={styles.preset}
        href={href}
        aria-current={isActive || undefined}
        data-active={isActive || undefined}
      >
        <Picture src={image} alt="" ratio="3/2" tint={tint} />
        <span className={styles.presetName}>
          {isActive && <CheckIcon size="small" />}
          {text(`demo.preset.${name}`)}
        </span>
        <span className={styles.presetText}>{text(`demo.preset.${name}.text`)}</span>
      </a>
    </li>
  );
}

/** A group's settings, folded by the browser itself: it works without scripts, and a link to what is inside opens it. */
function Group({ group, rows, isOpen }: { group: DeskGroup; rows: readonly DeskRow[]; isOpen: boolean }) {
  const text = useText();
  const GroupIcon = ICONS[group];
  return (
    <details className={styles.group} data-group={group} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.icon}>
          <GroupIcon size="small" />
        </span>
        <h3 className={styles.name}>{text(`demo.${group}`)}</h3>
        <ChevronDownIcon size="small" />
      </summary>
      <div id={anchorOf(group)} className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.name ?? ''} group={group} {...row} />
        ))}
      </div>
    </details>
  );
}

/** Inside the group: the browser opens it for a link that leads there, and the panel comes back where it was left. */
const anchorOf = (group: DeskGroup) => `desk-${group}`;

function Row({ group, name, choices }: DeskRow & { group: DeskGroup }) {
  const text = useText();
  const list = (
    <ul className={styles.choices}>
      {choices.map((choice) => (
        <Choice key={choice.name} {...choice} href={`${choice.href}#${anchorOf(group)}`} />
      ))}
    </ul>
  );
  if (!name) return list;
  const id = `desk-${group}-${name}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are links.
    <div className={styles.row} role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {choiceName(name, undefined, text)}
      </p>
      {list}
    </div>
  );
}

function Choice({ name, label, href, isActive }: DeskChoice) {
  const text = useText();
  return (
    <li>
      <a
        className={styles.choice}
        href={href}
        aria-current={isActive || undefined}
        data-active={isActive || undefined}
      >
        {isActive && <CheckIcon size="small" />}
        {choiceName(name, label, text)}
      </a>
    </li>
  );
}
