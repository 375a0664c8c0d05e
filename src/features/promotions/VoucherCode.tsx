import { useEffect, useRef, useState } from 'react';
import { COPY_SUCCESS_MS } from '#src/config/limits.ts';
import { useOwnLang, useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { CheckIcon, CopyIcon } from '#src/ui/Icon/icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Promotion.module.css';
import type { PromotionVoucher } from './promotionModel.ts';

interface VoucherCodeProps {
  voucher: PromotionVoucher;
  onCopied: () => void;
}

/** A voucher code with a button that copies it and confirms that for three seconds. */
export function VoucherCode({ voucher: { code, instruction }, onCopied }: VoucherCodeProps) {
  const text = useText();
  const announce = useAnnounce();
  const codeRef = useRef<HTMLElement>(null);
  // Another promotion brings another code, which is not copied yet.
  const [answer, setAnswer] = useState<{ code: string; result: 'copied' | 'refused' } | null>(null);
  const result = answer?.code === code ? answer.result : null;
  // Counts presses: a second one restarts the three seconds.
  const [presses, setPresses] = useState(0);
  const isCopied = result === 'copied';
  const ownLang = useOwnLang();

  useEffect(() => {
    if (!isCopied || presses === 0) return;
    const timer = setTimeout(() => setAnswer(null), COPY_SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [isCopied, presses]);

  const copy = async () => {
    const isDone = await copyCode(code, codeRef.current);
    setPresses((count) => count + 1);
    setAnswer({ code, result: isDone ? 'copied' : 'refused' });
    if (isDone) {
      announce(text('promotion.copied_announcement', { code }));
      onCopied();
    } else announce(text('promotion.copy_refused'), 'assertive');
  };

  return (
    <div className={styles.voucher}>
      {instruction && <p className={styles.instruction}>{instruction}</p>}
      <span className={styles.ticket} lang={ownLang} data-copied={isCopied || undefined}>
        <VisuallyHidden>{text('promotion.voucher_label')} </VisuallyHidden>
        <code ref={codeRef} className={styles.code} translate="no">
          {code}
        </code>
        <Button
          variant="primary"
          size="small"
          className={styles.copyButton}
          data-part="copy"
          data-scripted=""
          data-state={isCopied ? 'copied' : 'ready'}
          onPress={() => void copy()}
        >
          {/* Both labels keep their space, so that the button does not change its width. */}
          <span className={styles.labels}>
            <span aria-hidden={isCopied} data-shown={!isCopied}>
              <CopyIcon />
              <span className={styles.words}>{text('promotion.copy')}</span>
            </span>
            <span aria-hidden={!isCopied} data-shown={isCopied}>
              <CheckIcon />
              <span className={styles.words}>{text('promotion.copied')}</span>
            </span>
          </span>
        </Button>
      </span>
      {result === 'refused' && (
        <p className={styles.refused} lang={ownLang} data-part="copy-refused">
          {text('promotion.copy_refused')}
        </p>
      )}
    </div>
  );
}

/** Copies a code with the clipboard API or the browser's old command; if both fail, the code stays selected. */
async function copyCode(code: string, element: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code);
    return true;
  } catch {
    // Insecure pages have no clipboard API, and strict settings deny it.
    if (element) getSelection()?.selectAllChildren(element);
    return copyMarked();
  }
}

function copyMarked(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
