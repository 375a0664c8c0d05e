import { useState } from 'react';
import { type DisclosureLook, DisclosurePanel } from './DisclosurePanel.tsx';

export interface DisclosureProps extends DisclosureLook {
  /** Open or not, decided outside; with `onOpenChange`. */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  /** Told when a person opens or closes it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** `data-part` of the button. */
  'data-part'?: string;
}

/**
 * One panel that a button opens and closes (INP-10). In-page search finds what it hides, where the browser can.
 *
 * @example <Disclosure title="Rechtliche Hinweise" variant="quiet">…</Disclosure>
 */
export function Disclosure({
  isOpen: givenOpen,
  defaultOpen = false,
  onOpenChange,
  'data-part': dataPart,
  ...look
}: DisclosureProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = givenOpen ?? ownOpen;
  return (
    <DisclosurePanel
      {...look}
      dataPart={dataPart}
      isOpen={isOpen}
      onToggle={() => {
        setOwnOpen(!isOpen);
        onOpenChange?.(!isOpen);
      }}
    />
  );
}
