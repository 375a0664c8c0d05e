import { useAtomValue, useSetAtom } from 'jotai/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { CopyIcon, LogOutIcon } from '#src/ui/Icon/icons.tsx';
import { Modal } from '#src/ui/Modal/Modal.tsx';
import { Notification, type NotificationState } from '#src/ui/Notification/Notification.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import styles from './Preview.module.css';
import { PreviewDateField, PreviewTimeField } from './PreviewDateFields.tsx';
import { abTestListAtom, applyPreviewAtom, loadAbTestsAtom, logoutStaffAtom } from './previewAtoms.ts';
import {
  allowedEntry,
  chosenTest,
  groupsOf,
  isPreviewing,
  NO_TEST,
  needsGroup,
  type PreviewEntry,
  type PreviewSettings,
  TEST_LIST_TEXTS,
  toAsked,
  toEntry,
  toPreviewTime,
  toSharedAddress,
  toTestChoice,
} from './previewModel.ts';

/** Rest after a change of the date before the list is asked for: a year is typed in four steps. */
const DATE_REST_MS = 250;

/** What came of the last press of a button. */
const OUTCOMES = {
  success: ['success', 'preview.success'],
  failure: ['error', 'preview.failure'],
  missing: ['error', 'preview.group.missing'],
  logoutFailure: ['error', 'preview.logout_failure'],
  copied: ['success', 'preview.share.copied'],
  copyFailure: ['error', 'preview.share.failure'],
} as const satisfies Record<string, [NotificationState, string]>;

interface PreviewDialogProps {
  /** What the person looks at now; the fields begin with it. */
  settings: PreviewSettings;
  onClose: () => void;
  onLoggedOut: () => void;
}

/** Date, time, A/B test and group to look at the shop with (PRV-02 … PRV-06). */
export function PreviewDialog({ settings, onClose, onLoggedOut }: PreviewDialogProps) {
  const text = useText();
  const { code } = useSite();
  const formId = useId();
  const messageId = useId();
  const group = useRef<HTMLSelectElement>(null);
  const [written, setWritten] = useState<PreviewEntry>(() => toEntry(settings, new Date()));
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES | null>(null);
  const [busy, setBusy] = useState<'set' | 'logout' | null>(null);
  const list = useTestList(written);
  const apply = useSetAtom(applyPreviewAtom);
  const logOut = useSetAtom(logoutStaffAtom);
  const entry = allowedEntry(written, list);
  const chosen = chosenTest(entry.test);

  const change = (part: Partial<PreviewEntry>) => {
    setWritten({ ...entry, ...part });
    setOutcome(null);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = toAsked(entry, new Date());
    if (!asked) {
      setOutcome('missing');
      group.current?.focus();
      return;
    }
    setOutcome(null);
    setBusy('set');
    const isApplied = await apply(asked);
    setBusy(null);
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
      // Insecure pages and strict settings refuse; the page's own address says the same.
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
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.pair}>
          <PreviewDateField
            label={text('preview.date')}
            value={entry.date}
            onChange={(date) => change({ date })}
          />
          <PreviewTimeField
            label={text('preview.time')}
            value={entry.time}
            onChange={(time) => change({ time })}
          />
        </div>
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
            value={entry.test}
            onChange={(test) => change({ test, group: '' })}
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
              <option value={entry.test}>{chosen}</option>
            )}
          </SelectField>
          <SelectField
            ref={group}
            label={text('preview.group')}
            value={entry.group}
            onChange={(name) => change({ group: name })}
            isDisabled={chosen === null}
            error={needsGroup(entry) ? text('preview.group.required') : undefined}
          >
            <option value="">{text('preview.group.choose')}</option>
            {[...new Set([...groupsOf(entry, list), ...(entry.group ? [entry.group] : [])])].map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
        </fieldset>
        {isPreviewing(settings) && (
          <Button variant="secondary" size="small" className={styles.share} onPress={() => void copyLink()}>
            <CopyIcon size="small" />
            {text('preview.share')}
          </Button>
        )}
        {state && message && <Notification state={state}>{text(message)}</Notification>}
      </form>
    </Modal>
  );
}

/** The tests of the date in the fields; says what came when the date was changed (PRV-03). */
function useTestList({ date, time }: PreviewEntry) {
  const text = useText();
  const announce = useAnnounce();
  const list = useAtomValue(abTestListAtom);
  const load = useSetAtom(loadAbTestsAtom);
  const isFirst = useRef(true);

  useEffect(() => {
    const controller = new AbortController();
    void load(
      toPreviewTime({ date, time }, new Date()),
      isFirst.current ? 0 : DATE_REST_MS,
      controller.signal,
    );
    isFirst.current = false;
    return () => controller.abort();
  }, [load, date, time]);

  useEffect(() => {
    if (list.state !== 'loading')
      announce(text(TEST_LIST_TEXTS[list.state]), list.state === 'failed' ? 'assertive' : 'polite');
  }, [announce, text, list.state]);
  return list;
}
