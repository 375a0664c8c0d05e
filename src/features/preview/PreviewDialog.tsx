import { useAtomValue, useSetAtom } from 'jotai/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useFormatLocale, useSite, useText } from '#src/i18n/SiteContext.ts';
import { EMULATED_VISITORS, selectionText } from '#src/schemas/preview.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { DateField } from '#src/ui/DateField/DateField.tsx';
import { TimeField } from '#src/ui/DateField/TimeField.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { CopyIcon, LogOutIcon } from '#src/ui/Icon/icons.tsx';
import { Modal } from '#src/ui/Modal/Modal.tsx';
import { Notification, type NotificationState } from '#src/ui/Notification/Notification.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import type { EditUrl } from './contentEntries.ts';
import styles from './Preview.module.css';
import { PreviewEntries } from './PreviewEntries.tsx';
import {
  abTestListAtom,
  applyPreviewAtom,
  isPreviewOnAtom,
  loadAbTestsAtom,
  logoutStaffAtom,
} from './previewAtoms.ts';
import {
  allowedEntry,
  chosenGroup,
  chosenTest,
  groupsOf,
  isPreviewing,
  minutesText,
  NO_TEST,
  needsGroup,
  type PreviewEntry,
  type PreviewSettings,
  readVisitor,
  TEST_LIST_TEXTS,
  toEntry,
  toMoment,
  toPreviewSettings,
  toSharedAddress,
  toTestChoice,
  VISITOR_TEXTS,
  zoneName,
} from './previewModel.ts';

/** Delay after a change of the date before the list is requested: a year is typed in four steps. */
const DATE_DEBOUNCE_MS = 250;

/** The result of the last press of a button. */
const OUTCOMES = {
  success: ['success', 'preview.success'],
  failure: ['error', 'preview.failure'],
  missing: ['error', 'preview.group.missing'],
  logoutFailure: ['error', 'preview.logout_failure'],
  copied: ['success', 'preview.share.copied'],
  copyFailure: ['error', 'preview.share.failure'],
} as const satisfies Record<string, [NotificationState, string]>;

interface PreviewDialogProps {
  /** The previewed settings; the fields begin with them. */
  settings: PreviewSettings;
  /** Until the session ends; `null` where that is not known (BEY-21). */
  minutesLeft: number | null;
  /** Makes the links to the page's entries (BEY-22). */
  editUrl: EditUrl | undefined;
  onClose: () => void;
  onLoggedOut: () => void;
}

/** Date, time, A/B test and group to look at the shop with (PRV-02 … PRV-06). */
export function PreviewDialog({ settings, minutesLeft, editUrl, onClose, onLoggedOut }: PreviewDialogProps) {
  const text = useText();
  const locale = useFormatLocale();
  const { code, timeZone } = useSite();
  const formId = useId();
  const messageId = useId();
  const groupField = useRef<HTMLSelectElement>(null);
  const [written, setWritten] = useState<PreviewEntry>(() => toEntry(settings, new Date(), timeZone));
  // The settings that the date fields began with; after each set, those that were set.
  const [shown, setShown] = useState(settings);
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES | null>(null);
  const [busy, setBusy] = useState<'set' | 'logout' | null>(null);
  const isOn = useAtomValue(isPreviewOnAtom);
  const list = useTestList(written);
  const apply = useSetAtom(applyPreviewAtom);
  const logOut = useSetAtom(logoutStaffAtom);
  const entry = allowedEntry(written, list);
  const chosen = chosenTest(entry.selection);
  const group = chosenGroup(entry.selection);

  const change = (part: Partial<PreviewEntry>) => {
    setWritten({ ...entry, ...part });
    setOutcome(null);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const requested = toPreviewSettings(entry, new Date(), timeZone, shown);
    if (!requested) {
      setOutcome('missing');
      groupField.current?.focus();
      return;
    }
    setOutcome(null);
    setBusy('set');
    const isApplied = await apply(requested);
    setBusy(null);
    if (isApplied) {
      // An incomplete date has become now, and the fields show it.
      setShown(requested);
      setWritten(toEntry(requested, new Date(), timeZone));
    }
    setOutcome(isApplied ? 'success' : 'failure');
  };

  const leave = async () => {
    setOutcome(null);
    setBusy('logout');
    const isOut = await logOut();
    setBusy(null);
    if (isOut) onLoggedOut();
    else setOutcome('logoutFailure');
  };

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(toSharedAddress(location.href, settings, code));
      setOutcome('copied');
    } catch {
      // Insecure pages and strict browser settings deny access; the page's address contains the same link.
      setOutcome('copyFailure');
    }
  };

  const [state, message] = outcome ? OUTCOMES[outcome] : [];
  const isListBroken = list.state === 'failed';
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={text('preview.open')}
      footer={
        <>
          <Button variant="secondary" isLoading={busy === 'logout'} onPress={() => void leave()}>
            <LogOutIcon size="small" />
            {text('preview.logout')}
          </Button>
          <Button type="submit" form={formId} isLoading={busy === 'set'}>
            {text('preview.submit')}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.form} onSubmit={(event) => void submit(event)}>
        <div className={styles.pair} key={shown.dateTime}>
          <DateField
            label={text('preview.date')}
            defaultValue={written.date}
            onChange={(date) => change({ date })}
          />
          <TimeField
            label={text('preview.time')}
            defaultValue={written.time}
            onChange={(time) => change({ time })}
          />
        </div>
        <p className={styles.message}>
          {text('preview.zone', {
            zone: zoneName(locale, timeZone, toMoment(entry, timeZone) ?? new Date()),
          })}
        </p>
        <fieldset
          className={styles.tests}
          data-part="ab-test"
          data-state={isListBroken ? 'error' : 'default'}
          aria-busy={list.state === 'loading'}
          aria-describedby={isListBroken ? undefined : messageId}
        >
          <legend className={styles.legend}>{text('preview.ab_test')}</legend>
          {!isListBroken && (
            <p id={messageId} className={styles.message}>
              {text(TEST_LIST_TEXTS[list.state])}
            </p>
          )}
          <SelectField
            label={text('preview.name')}
            value={chosen === null ? entry.selection : toTestChoice(chosen)}
            onChange={(selection) => change({ selection })}
            error={isListBroken ? text(TEST_LIST_TEXTS.failed) : undefined}
          >
            <option value="">{text('preview.name.choose')}</option>
            <option value={NO_TEST}>{text('preview.name.none')}</option>
            {list.tests.map(({ name }) => (
              <option key={name} value={toTestChoice(name)}>
                {name}
              </option>
            ))}
            {chosen !== null && !list.tests.some(({ name }) => name === chosen) && (
              <option value={toTestChoice(chosen)}>{chosen}</option>
            )}
          </SelectField>
          <SelectField
            ref={groupField}
            label={text('preview.group')}
            value={group}
            onChange={(name) => change({ selection: selectionText({ test: chosen ?? '', group: name }) })}
            isDisabled={chosen === null}
            error={needsGroup(entry) ? text('forms.field_required') : undefined}
          >
            <option value="">{text('preview.group.choose')}</option>
            {[...new Set([...groupsOf(entry, list), ...(group ? [group] : [])])].map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
        </fieldset>
        <SelectField
          label={text('preview.visitor')}
          value={entry.visitor}
          onChange={(visitor) => change({ visitor: readVisitor(visitor) ?? '' })}
        >
          <option value="">{text('preview.visitor.self')}</option>
          {EMULATED_VISITORS.map((visitor) => (
            <option key={visitor} value={visitor}>
              {text(VISITOR_TEXTS[visitor])}
            </option>
          ))}
        </SelectField>
        {isPreviewing(settings) && (
          <Button variant="secondary" size="small" className={styles.share} onPress={() => void copyLink()}>
            <CopyIcon size="small" />
            {text('preview.share')}
          </Button>
        )}
        {isOn && <PreviewEntries editUrl={editUrl} />}
        {minutesLeft !== null && (
          <div>
            <dl className={styles.facts}>
              <div>
                <dt>{text('preview.session')}</dt>
                <dd>{minutesText(locale, minutesLeft)}</dd>
              </div>
            </dl>
          </div>
        )}
        {state && message && <Notification state={state}>{text(message)}</Notification>}
      </Form>
    </Modal>
  );
}

/** The tests of the date in the fields; announces the result when the date was changed (PRV-03). */
function useTestList({ date, time }: PreviewEntry) {
  const text = useText();
  const announce = useAnnounce();
  const list = useAtomValue(abTestListAtom);
  const load = useSetAtom(loadAbTestsAtom);
  const { timeZone } = useSite();
  const isFirst = useRef(true);

  useEffect(() => {
    const controller = new AbortController();
    void load(
      (toMoment({ date, time }, timeZone) ?? new Date()).toISOString(),
      isFirst.current ? 0 : DATE_DEBOUNCE_MS,
      controller.signal,
    );
    isFirst.current = false;
    return () => controller.abort();
  }, [load, date, time, timeZone]);

  useEffect(() => {
    if (list.state !== 'loading')
      announce(text(TEST_LIST_TEXTS[list.state]), list.state === 'failed' ? 'assertive' : 'polite');
  }, [announce, text, list.state]);
  return list;
}
