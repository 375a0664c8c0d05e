import { useAtomValue, useSetAtom } from 'jotai/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useFormatLocale, useSite, useText } from '#src/i18n/SiteContext.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import { EMULATED_VISITORS, selectionText } from '#src/schemas/preview.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { DateField } from '#src/ui/DateField/DateField.tsx';
import { TimeField } from '#src/ui/DateField/TimeField.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { CopyIcon, LogOutIcon } from '#src/ui/Icon/icons.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { Modal } from '#src/ui/Modal/Modal.tsx';
import { Notification } from '#src/ui/Notification/Notification.tsx';
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
  chosenTime,
  groupsOf,
  isPreviewing,
  minutesText,
  NO_TEST,
  needsGroup,
  OUTCOME_TEXTS,
  type PreviewInput,
  type PreviewSettings,
  readVisitor,
  repeatedMoments,
  TEST_LIST_TEXTS,
  toPreviewEntry,
  toPreviewSettings,
  toSharedAddress,
  toTestChoice,
  VISITOR_TEXTS,
  zoneName,
} from './previewModel.ts';

/** Delay after a change of the date before the list is requested: a year is typed in four steps. */
const DATE_DEBOUNCE_MS = 250;

/** The messages about the last press of a button. */
const MESSAGES = {
  ...OUTCOME_TEXTS,
  missing: 'preview.group.missing',
  logoutFailed: 'preview.logout_failure',
  copied: 'preview.share.copied',
  copyFailed: 'preview.share.failure',
} as const;
type Message = keyof typeof MESSAGES;

const isSuccess = (message: Message) => message === 'applied' || message === 'copied';

interface Fields {
  openedAt: Date;
  draft: { written: PreviewInput; shown: PreviewSettings } | null;
}

interface PreviewDialogProps {
  /** The previewed settings, which the fields show until they are changed. */
  settings: PreviewSettings;
  hasEnded: boolean;
  loginHref: string | undefined;
  /** Until the session ends; `null` where that is not known. */
  minutesLeft: number | null;
  editUrl: EditUrl | undefined;
  onClose: () => void;
  onLoggedOut: () => void;
}

/** Date, time, A/B test and group to look at the shop with. */
export function PreviewDialog({
  settings,
  hasEnded,
  loginHref,
  minutesLeft,
  editUrl,
  onClose,
  onLoggedOut,
}: PreviewDialogProps) {
  const text = useText();
  const locale = useFormatLocale();
  const { code, timeZone } = useSite();
  const formId = useId();
  const messageId = useId();
  const groupField = useRef<HTMLSelectElement>(null);
  // `draft`: what staff have changed, and the settings with which they began.
  const [{ openedAt, draft }, setFields] = useState<Fields>(() => ({ openedAt: new Date(), draft: null }));
  const [message, setMessage] = useState<Message | null>(null);
  const [isNowInstead, setNowInstead] = useState(false);
  const [busy, setBusy] = useState<'set' | 'logout' | null>(null);
  const isOn = useAtomValue(isPreviewOnAtom);
  const apply = useSetAtom(applyPreviewAtom);
  const logOut = useSetAtom(logoutStaffAtom);

  const shown = draft?.shown ?? settings;
  const written = draft?.written ?? toPreviewEntry(settings, openedAt, timeZone);
  const time = chosenTime(written, shown, openedAt, timeZone);
  const list = useTestList(time);
  const entry = allowedEntry(written, list);
  const chosen = chosenTest(entry.selection);
  const group = chosenGroup(entry.selection);

  const show = (next: Message | null, isNow = false) => {
    setMessage(next);
    setNowInstead(isNow);
  };
  const change = (part: Partial<PreviewInput>) => {
    setFields({ openedAt, draft: { written: { ...entry, ...part }, shown } });
    show(null);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const requested = toPreviewSettings(entry, time, new Date());
    if (!requested) {
      show('missing');
      groupField.current?.focus();
      return;
    }
    show(null);
    setBusy('set');
    const outcome = await apply(requested);
    setBusy(null);
    // The end of the session shows itself.
    show(outcome === 'ended' ? null : outcome, time === null && outcome === 'applied');
    if (outcome !== 'applied') return;
    // The fields show what the shop shows, unless staff have changed them in the meantime.
    setFields((now) => (now.draft === draft ? { openedAt: new Date(), draft: null } : now));
  };

  const leave = async () => {
    if (busy) return;
    show(null);
    setBusy('logout');
    const isOut = await logOut();
    setBusy(null);
    if (isOut) onLoggedOut();
    else show('logoutFailed');
  };

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(toSharedAddress(location.href, settings, code));
      show('copied');
    } catch {
      // Insecure pages and strict browser settings deny access; the page's address contains the same link.
      show('copyFailed');
    }
  };

  const loginAddress = loginHref && safeHref(loginHref);
  const repeated = repeatedMoments(entry, timeZone);
  const isListBroken = list.state === 'failed';
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={text('preview.open')}
      footer={
        <>
          {!hasEnded && (
            <Button variant="secondary" isLoading={busy === 'logout'} onPress={() => void leave()}>
              <LogOutIcon size="small" />
              {text('preview.logout')}
            </Button>
          )}
          <Button type="submit" form={formId} isLoading={busy === 'set'}>
            {text('preview.submit')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)}>
        <div className={styles.pair} key={`${shown.dateTime} ${openedAt.getTime()}`}>
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
          {time === null
            ? text('preview.date.incomplete')
            : text('preview.zone', { zone: zoneName(locale, timeZone, time ? new Date(time) : openedAt) })}
        </p>
        {repeated && (
          <SelectField
            label={text('preview.time.repeated')}
            value={String(entry.isLater)}
            onChange={(isLater) => change({ isLater: isLater === 'true' })}
          >
            {repeated.map((moment, index) => (
              <option key={index} value={String(index === 1)}>
                {zoneName(locale, timeZone, moment)}
              </option>
            ))}
          </SelectField>
        )}
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
        {hasEnded ? (
          <Notification state="error">
            <p>{text(OUTCOME_TEXTS.ended)}</p>{' '}
            {loginAddress && (
              <Link href={loginAddress} isExternal>
                {text('preview.session.log_in')}
              </Link>
            )}
          </Notification>
        ) : (
          message && (
            <Notification state={isSuccess(message) ? 'success' : 'error'}>
              <p>{text(MESSAGES[message])}</p> {isNowInstead && <p>{text('preview.date.incomplete')}</p>}
            </Notification>
          )
        )}
      </Form>
    </Modal>
  );
}

/** The tests of the chosen time; announces the result when the time was changed. */
function useTestList(time: string | null | undefined) {
  const text = useText();
  const announce = useAnnounce();
  const list = useAtomValue(abTestListAtom);
  const load = useSetAtom(loadAbTestsAtom);
  const isFirst = useRef(true);

  useEffect(() => {
    const controller = new AbortController();
    void load(time ?? new Date().toISOString(), isFirst.current ? 0 : DATE_DEBOUNCE_MS, controller.signal);
    isFirst.current = false;
    return () => controller.abort();
  }, [load, time]);

  useEffect(() => {
    if (list.state !== 'loading')
      announce(text(TEST_LIST_TEXTS[list.state]), list.state === 'failed' ? 'assertive' : 'polite');
  }, [announce, text, list.state]);
  return list;
}
