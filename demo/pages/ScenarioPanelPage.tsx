import type { ComponentType } from 'react';
import {
  GROUP_TITLES,
  SCENARIO_GROUPS,
  type ScenarioChoice,
  type ScenarioGroup,
  type ScenarioPreset,
  type ScenarioRow,
} from '#demo/model/scenarioPanel.ts';
import { useText } from '#src/entries/index.ts';
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
  WarningIcon,
} from '#src/entries/ui.ts';
import { choiceName } from './choiceName.ts';
import type { ContentOf } from './contentOf.ts';
import { PageHeading } from './PageHeading.tsx';
import styles from './ScenarioPanelPage.module.css';
import { ScenarioPanelState } from './ScenarioPanelState.tsx';

const ICONS: Record<ScenarioGroup, ComponentType<{ size?: 'small' | 'medium' | 'large' }>> = {
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

/** The demo's other pages for developers. */
const LINKS = [
  ['/demo/outbox', 'demo.outbox.title'],
  ['/demo/api', 'demo.api'],
  ['/demo/elements', 'demo.elements.title'],
] as const;

/**
 * The scenario panel: a shareable link for every situation of the shop. Presets are one click away; groups of
 * single settings are collapsed unless one of them is active. The panel's header shows the situation.
 */
export function ScenarioPanelPage({ presets, groups, unknown, ...state }: ContentOf<'scenarioPanel'>) {
  const text = useText();
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <PageHeading>{text('demo.title')}</PageHeading>
        <p className={styles.text}>{text('demo.text')}</p>
        <ul className={styles.links}>
          {LINKS.map(([href, name]) => (
            <li key={href}>
              <Link href={href} variant="standalone">
                {text(name)}
              </Link>
            </li>
          ))}
        </ul>
      </header>

      {unknown.length > 0 && (
        <Notification state="error" isAnnounced={false}>
          {text('demo.unknown', { names: unknown.join(', ') })}
        </Notification>
      )}

      <div className={styles.panel}>
        <ScenarioPanelState
          {...state}
          site={nameOfActive(groups.site)}
          language={nameOfActive(groups.language)}
        >
          <ButtonLink href={state.shop} isBlock>
            <StoreIcon size="small" />
            {text('demo.open')}
          </ButtonLink>
        </ScenarioPanelState>

        <div className={styles.settings}>
          <section className={styles.section} aria-labelledby="panel-presets">
            <h2 id="panel-presets" className={styles.subheading}>
              {text('demo.presets')}
            </h2>
            <ul className={styles.presets}>
              {presets.map((preset) => (
                <Preset key={preset.name} {...preset} />
              ))}
            </ul>
          </section>
          <section className={styles.section} aria-labelledby="panel-groups">
            <h2 id="panel-groups" className={styles.subheading}>
              {text('demo.groups')}
            </h2>
            <div>
              {SCENARIO_GROUPS.map((group) => (
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

const nameOfActive = (rows: readonly ScenarioRow[] = []): string =>
  rows.flatMap(({ choices }) => choices).find(({ isActive }) => isActive)?.label ?? '';

function Preset({ name, image, tint, href, isActive }: ScenarioPreset) {
  const text = useText();
  return (
    <li>
      <a
        className={styles.preset}
        href={href}
        aria-current={isActive || undefined}
        data-active={isActive || undefined}
      >
        <Picture src={image} alt="" ratio="3/2" {...(tint ? { tint, fit: 'contain' } : { fit: 'cover' })} />
        <span className={styles.presetName}>
          {isActive && <CheckIcon size="small" />}
          <span>{text(`demo.preset.${name}`)}</span>
        </span>
        <span className={styles.presetText}>{text(`demo.preset.${name}.text`)}</span>
      </a>
    </li>
  );
}

/** A group's settings in a `<details>` element: it works without scripts, and a link to its content opens it. */
function Group({
  group,
  rows,
  isOpen,
}: {
  group: ScenarioGroup;
  rows: readonly ScenarioRow[];
  isOpen: boolean;
}) {
  const text = useText();
  const GroupIcon = ICONS[group];
  const active = rows.flatMap((row) =>
    row.choices.flatMap(({ isActive, name, label }) => (isActive ? choiceName(name, label, text) : [])),
  );
  return (
    <details className={styles.group} data-group={group} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.icon}>
          <GroupIcon size="small" />
        </span>
        <h3 className={styles.name}>{text(GROUP_TITLES[group])}</h3>
        {active.length > 0 && <span className={styles.value}>{active.join(', ')}</span>}
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

/** A link target inside the group: the browser opens the group for it, and the panel keeps its scroll position. */
const anchorOf = (group: ScenarioGroup) => `panel-${group}`;

function Row({ group, name, choices }: ScenarioRow & { group: ScenarioGroup }) {
  const text = useText();
  const id = `panel-${group}-${name}`;
  const list = (
    <ul className={styles.choices} aria-labelledby={name && id}>
      {choices.map((choice) => (
        <Choice key={choice.name} {...choice} href={`${choice.href}#${anchorOf(group)}`} />
      ))}
    </ul>
  );
  if (!name) return list;
  return (
    <div className={styles.row}>
      <p id={id} className={styles.label}>
        {choiceName(name, undefined, text)}
      </p>
      {list}
    </div>
  );
}

function Choice({ name, label, href, isActive }: ScenarioChoice) {
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
        <span>{choiceName(name, label, text)}</span>
      </a>
    </li>
  );
}
