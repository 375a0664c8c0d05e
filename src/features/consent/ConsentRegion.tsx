import { useAtom } from 'jotai/react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useKeyboard } from 'react-aria/useKeyboard';
import { CONSENT_CATEGORIES, type ConsentChoice, NECESSARY_ONLY } from '#src/config/consent.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { classNames } from '#src/lib/classNames.ts';
import { hasPrivacySignal, readConsent, readConsentForm, writeConsent } from '#src/lib/consentChoice.ts';
import { pageCookies } from '#src/lib/cookies.ts';
import { onShopEvent, sendShopEvent } from '#src/lib/shopEvents.ts';
import { choicesRequestedAtom } from '#src/state/consentAtoms.ts';
import { forgetPageDecision, isDecidedWithoutCookie, readPageDecision } from '#src/state/pageDecision.ts';
import { useIsFlyoutOpen } from '#src/state/useIsFlyoutOpen.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { FocusFallback } from '#src/ui/FocusFallback/FocusFallback.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { SiteField } from '#src/ui/Form/SiteField.tsx';
import { CloseIcon } from '#src/ui/Icon/icons.tsx';
import { Landmark } from '#src/ui/Landmark/Landmark.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { useRoot } from '#src/ui/useRoot.ts';
import { useWindowEdge } from '#src/ui/WindowEdge/useWindowEdge.ts';
import type { ConsentPanelProps, ConsentPanelState } from './ConsentPanel.tsx';
import styles from './ConsentRegion.module.css';

/** The panel with its forms and its behaviour. Its code is not part of the first load. */
export function ConsentRegion({ initialView, initialChoice = null, target = '/' }: ConsentPanelProps) {
  const text = useText();
  const rootAttributes = useRoot('consent');
  const announce = useAnnounce();
  const panel = useRef<HTMLElement>(null);
  // Choices that the server shows open take no focus.
  const hasReopened = useRef(false);
  const [view, setView] = useState<ConsentPanelState>(initialView ?? 'closed');
  const [choice, setChoice] = useState(initialChoice);
  const [isRequested, setRequested] = useAtom(choicesRequestedAtom);
  const isFlyoutOpen = useIsFlyoutOpen();
  const edge = useWindowEdge('consent', panel, view !== 'closed');

  const decideView = useEffectEvent(() => {
    // The question is answered: by the browser for the visitor, who can still reopen it, or after the server has rendered
    // this page, in another tab, or before a change of the language.
    if (readConsent(pageCookies()) || hasPrivacySignal() || isDecidedWithoutCookie())
      setView((shown) => (shown === 'asked' ? 'closed' : shown));
    else {
      // A visitor who is asked again, for instance after the cookie's end, can give the same answer in another tab.
      forgetPageDecision();
      if (initialView === undefined) setView('asked');
    }
  });
  useEffect(() => decideView(), []);

  const reopen = useEffectEvent(() => {
    setRequested(false);
    setChoice(readConsent(pageCookies()) ?? readPageDecision());
    hasReopened.current = true;
    setView('settings');
    panel.current?.focus();
  });
  useEffect(() => {
    if (isRequested) reopen();
  }, [isRequested]);
  useEffect(() => {
    // A panel that was closed is mounted only now.
    if (hasReopened.current) panel.current?.focus();
  }, [view]);

  const close = () => setView('closed');
  // Another tab, the page's own script or another panel can also decide.
  const onAnswer = useEffectEvent(() => {
    if (view === 'asked') close();
  });
  useEffect(() => onShopEvent('consent-changed', () => onAnswer()), []);

  const decide = (decision: ConsentChoice) => {
    writeConsent(decision);
    sendShopEvent('consent-changed', decision);
    announce(text('consent.saved'));
    close();
  };
  // A visitor who has not decided yet cannot close the panel.
  const isClosable = view === 'settings' && choice !== null;
  const { keyboardProps } = useKeyboard({
    isDisabled: !isClosable,
    shortcuts: { Escape: () => close() },
  });

  if (view === 'closed') return null;
  return (
    <Landmark
      as="section"
      ref={panel}
      tabIndex={-1}
      className={classNames(styles.panel, edge)}
      {...rootAttributes}
      data-flyout-open={isFlyoutOpen || undefined}
      label={text('consent.title')}
      {...keyboardProps}
    >
      <FocusFallback of={panel} to='[data-part="skip-link"]' />
      {/* Each opening mounts new forms, whose boxes show the current choice. */}
      <ConsentForms key={view} view={view} choice={choice} target={target} onDecide={decide} />
      {isClosable && (
        <IconButton className={styles.close} label={text('consent.close')} onPress={close}>
          <CloseIcon />
        </IconButton>
      )}
    </Landmark>
  );
}

interface ConsentFormsProps {
  view: ConsentPanelState;
  choice: ConsentChoice | null;
  target: string;
  onDecide: (choice: ConsentChoice) => void;
}

function ConsentForms({ view, choice, target, onDecide }: ConsentFormsProps) {
  const text = useText();
  const richText = useRichText();
  const { links, paths } = useSite();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : null;
    const decision = readConsentForm((name) => (name === 'choice' ? pressed : fields.get(name)));
    event.preventDefault();
    if (decision) onDecide(decision);
  };
  const form = { method: 'post', action: paths.consent, autoComplete: 'off', onSubmit: submit } as const;
  return (
    <div className={styles.forms}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{text('consent.title')}</h2>
        <p className={styles.intro}>
          {richText('consent.intro', { privacy: (words) => <Link href={links.privacy}>{words}</Link> })}
        </p>
      </div>
      {/* Two buttons of equal weight: refusing is as easy as agreeing. */}
      <Form {...form} className={styles.answers}>
        <SiteField />
        <input type="hidden" name="target" value={target} />
        <Button type="submit" name="choice" value="necessary" isBlock>
          {text('consent.necessary_only')}
        </Button>
        <Button type="submit" name="choice" value="all" isBlock>
          {text('consent.accept_all')}
        </Button>
      </Form>
      {/* A separate form: Enter in a checkbox submits with the form's first button, which must not refuse. */}
      <Form {...form} className={styles.settings}>
        <SiteField />
        <input type="hidden" name="target" value={target} />
        <Disclosure
          variant="quiet"
          title={text('consent.settings')}
          defaultOpen={view === 'settings'}
          data-part="consent-settings"
        >
          <div className={styles.categories}>
            <div>
              <p className={styles.necessary}>{text('consent.necessary.label')}</p>
              <p className={styles.purpose}>{text('consent.necessary.purpose')}</p>
            </div>
            {CONSENT_CATEGORIES.map((category) => (
              <Checkbox
                key={category}
                name={category}
                isDefaultSelected={(choice ?? NECESSARY_ONLY)[category]}
                description={text(`consent.${category}.purpose`)}
              >
                {text(`consent.${category}.label`)}
              </Checkbox>
            ))}
            <Button type="submit" name="choice" value="selected" variant="secondary">
              {text('consent.save')}
            </Button>
          </div>
        </Disclosure>
      </Form>
    </div>
  );
}
