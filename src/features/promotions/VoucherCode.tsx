import { useEffect, useRef, useState } from 'react';
import { COPY_SUCCESS_MS } from '#src/config/limits.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { PlainButton } from '#src/ui/Button/PlainButton.tsx';
import { CheckIcon, CopyIcon } from '#src/ui/Icon/icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Promotion.module.css';
import type { Voucher } from './promotionModel.ts';

interface VoucherCodeProps {
  voucher: Voucher;
  onCopied: () => void;
}

/** A voucher code with a button that copies it and says so for three seconds (PRM-03). */
export function VoucherCode({ voucher: { code, instruction }, onCopied }: VoucherCodeProps) {
  const text = useText();
  const announce = useAnnounce();
  const codeRef = useRef<HTMLElement>(null);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPY_SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setIsCopied(true);
      announce(text('promotion.copied_announcement', { code }));
      onCopied();
    } catch {
      // Old browsers, insecure pages and strict settings refuse; then the person copies what is marked.
      if (codeRef.current) getSelection()?.selectAllChildren(codeRef.current);
      announce(text('promotion.copy_refused'), 'assertive');
    }
  };

  return (
    <div className={styles.voucher}>
      {instruction && <p className={styles.instruction}>{instruction}</p>}
      <span className={styles.ticket} data-copied={isCopied || undefined}>
        <VisuallyHidden>{text('promotion.voucher_label')} </VisuallyHidden>
        <code ref={codeRef} className={styles.code}>
          {code}
        </code>
        <PlainButton
          variant="primary"
          size="small"
          className={styles.copyButton}
          data-part="copy"
          data-state={isCopied ? 'copied' : 'ready'}
          onPress={() => void copy()}
        >
          {isCopied ? <CheckIcon /> : <CopyIcon />}
          {/* Both words keep their room, so that the button does not change its width. */}
          <span className={styles.words}>
            <span aria-hidden={isCopied} data-shown={!isCopied}>
              {text('promotion.copy')}
            </span>
            <span aria-hidden={!isCopied} data-shown={isCopied}>
              {text('promotion.copied')}
            </span>
          </span>
        </PlainButton>
      </span>
    </div>
  );
}
