import type { ReactElement } from 'react';
import { Accordion, AccordionItem } from '#src/ui/Accordion/Accordion.tsx';
import { Badge, CountBubble } from '#src/ui/Badge/Badge.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { ToggleButton } from '#src/ui/Button/ToggleButton.tsx';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import { Flyout } from '#src/ui/Flyout/Flyout.tsx';
import { InstagramBrandIcon } from '#src/ui/Icon/brandIcons.tsx';
import { StarIcon } from '#src/ui/Icon/icons.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { Meter } from '#src/ui/Meter/Meter.tsx';
import { Modal } from '#src/ui/Modal/Modal.tsx';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Price } from '#src/ui/Price/Price.tsx';
import { CountdownRing, ProgressRing } from '#src/ui/ProgressRing/ProgressRing.tsx';
import { QuantityField } from '#src/ui/QuantityField/QuantityField.tsx';
import { ReadMore } from '#src/ui/ReadMore/ReadMore.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { SkipLink } from '#src/ui/SkipLink/SkipLink.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { ToggleTip } from '#src/ui/Tooltip/ToggleTip.tsx';
import { Tooltip } from '#src/ui/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

const nothing = () => {};

/** Each component with all its parts, and texts that the server's markup must contain. */
export const EVERY_PART: readonly (readonly [name: string, part: ReactElement, words: RegExp])[] = [
  ['TextArea', <TextArea key="part" label="Nachricht" name="message" />, /Nachricht/],
  ['Meter', <Meter key="part" label="Noch 5 €" value={0.75} />, /Noch 5 €/],
  [
    'QuantityField',
    <QuantityField
      key="part"
      label="Anzahl: Tee"
      decreaseLabel="Eins weniger: Tee"
      increaseLabel="Eins mehr: Tee"
      value={2}
      maxValue={9}
      onChange={nothing}
    />,
    /Anzahl: Tee/,
  ],
  [
    'Accordion',
    <Accordion key="part" mode="single" defaultOpen={['pay']}>
      <AccordionItem id="pay" title="Bezahlen">
        Auf Rechnung
      </AccordionItem>
      <AccordionItem id="send" title="Lieferung">
        Zwei Tage
      </AccordionItem>
    </Accordion>,
    /Auf Rechnung[\s\S]*Zwei Tage/,
  ],
  [
    'Badge',
    <Badge key="part" variant="sale">
      Neu
      <CountBubble count={120} />
    </Badge>,
    /\+99/,
  ],
  [
    'Button',
    <Button key="part" isLoading variant="activating">
      Zur Kasse
    </Button>,
    /Zur Kasse[\s\S]*Wird geladen/,
  ],
  [
    'ButtonLink',
    <ButtonLink key="part" href="/cart" isExternal>
      Zum Warenkorb
    </ButtonLink>,
    /href="\/cart"/,
  ],
  [
    'Carousel',
    <Carousel
      key="part"
      label="Neuigkeiten"
      slides={[
        { key: 'a', name: 'Neu', content: () => 'Neu da' },
        { key: 'b', name: 'Bald', content: () => 'Bald da' },
      ]}
    />,
    /Neu da[\s\S]*Bald da/,
  ],
  [
    'Disclosure',
    <Disclosure key="part" title="Rechtliches">
      Bis Dezember
    </Disclosure>,
    /hidden[\s\S]*Bis Dezember/,
  ],
  [
    'ErrorBoundary',
    <ErrorBoundary key="part" name="sample">
      Lebt
    </ErrorBoundary>,
    /Lebt/,
  ],
  [
    'Flyout',
    <Flyout
      key="part"
      name="CART"
      label="Warenkorb"
      isOpen
      onClose={nothing}
      hasCloseButton
      header="Kopf"
      footer="Fuß"
    >
      Inhalt
    </Flyout>,
    /data-flyout="CART"[\s\S]*Kopf[\s\S]*Inhalt[\s\S]*Fuß/,
  ],
  [
    'Icon',
    <>
      <StarIcon key="part" label="Fünf Sterne" isFilled />
      <InstagramBrandIcon />
    </>,
    /aria-label="Fünf Sterne"/,
  ],
  [
    'IconButton',
    <IconButton key="part" label="Löschen" isDisabled disabledReason="Wird geprüft">
      <StarIcon />
    </IconButton>,
    /aria-label="Löschen"[\s\S]*Wird geprüft/,
  ],
  [
    'Link',
    <Link key="part" href="/privacy" isExternal>
      Datenschutz
    </Link>,
    /rel="noreferrer noopener"/,
  ],
  [
    'Modal',
    <Modal key="part" isOpen={false} onOpenChange={nothing} title="Vorschau">
      Inhalt
    </Modal>,
    /^(?![\s\S]*Vorschau)/,
  ],
  [
    'Notification',
    <Notification key="part" state="error" code="UNKNOWN" isAnnounced={false} onClose={nothing}>
      Das hat nicht geklappt.
    </Notification>,
    /data-code="UNKNOWN"[\s\S]*Das hat nicht geklappt/,
  ],
  [
    'Picture',
    <Picture
      key="part"
      src="/a.webp"
      alt="Tasse"
      cutouts={[
        { src: '/b.webp', minWidth: 600 },
        { src: '/c.webp', minWidth: 1024 },
      ]}
    />,
    /min-width: 1024px[\s\S]*min-width: 600px[\s\S]*loading="lazy"/,
  ],
  [
    'ToggleButton',
    <ToggleButton key="part" label="Passwort anzeigen" defaultSelected>
      <StarIcon />
    </ToggleButton>,
    /aria-pressed="true"[\s\S]*Passwort anzeigen|Passwort anzeigen[\s\S]*aria-pressed="true"/,
  ],
  ['Price', <Price key="part" amount={9.99} oldAmount={12} />, /12,00\u00a0€[\s\S]*9,99\u00a0€/],
  [
    'Progress',
    <>
      <ProgressRing key="part" value={0.5} label="Hochgeladen" />
      <CountdownRing durationMs={1000} />
      <Spinner label="Lädt" />
    </>,
    /aria-valuenow="50"/,
  ],
  ['ReadMore', <ReadMore key="part">Langer Text</ReadMore>, /Langer Text[\s\S]*Mehr anzeigen/],
  ['Skeleton', <Skeleton key="part" lines={2} />, /aria-hidden="true"/],
  [
    'SkipLink',
    <SkipLink key="part" href="#main">
      Zum Inhalt
    </SkipLink>,
    /href="#main"/,
  ],
  ['ToggleTip', <ToggleTip key="part">Erklärung</ToggleTip>, /Mehr Informationen/],
  [
    'Tooltip',
    <Tooltip key="part" text="Leeren">
      <IconButton label="Leeren">
        <StarIcon />
      </IconButton>
    </Tooltip>,
    /aria-label="Leeren"/,
  ],
  ['VisuallyHidden', <VisuallyHidden key="part">Nur gesprochen</VisuallyHidden>, /Nur gesprochen/],
];
