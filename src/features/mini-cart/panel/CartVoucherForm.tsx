import { useAtom } from 'jotai/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { VOUCHER_MAX_LENGTH } from '#src/config/limits.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { isCheckingVoucherAtom, voucherDraftAtom } from '#src/state/voucherDraftAtom.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useIsShown } from '#src/ui/Flyout/isShown.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { pauseOnInteraction } from '../lines/pauseOnInteraction.ts';
import type { CartCommands } from '../store/cartCommands.ts';
import { voucherTitle } from '../store/cartMoney.ts';
import { readVoucher } from '../store/cartVouchers.ts';
import type { CartError } from '../store/useCart.ts';
import styles from './MiniCartContent.module.css';

interface CartVoucherFormProps {
  /** Why the last voucher was refused. */
  error: CartError | undefined;
  commands: CartCommands;
}

/** The form for a coupon code or a gift card number. A refused code stays, with the reason as its description. */
export function CartVoucherForm({ error, commands }: CartVoucherFormProps) {
  const text = useText();
  const announce = useAnnounce();
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useAtom(voucherDraftAtom);
  const [isChecking, setChecking] = useAtom(isCheckingVoucherAtom);
  /** Why an entry was not sent. */
  const [problem, setProblem] = useState<keyof typeof problems | null>(null);
  const problems = {
    missing: text('mini_cart.voucher.missing'),
    tooLong: text('forms.too_long', { max: VOUCHER_MAX_LENGTH }),
  };
  const message = problem ? problems[problem] : error?.message;
  const errorId = error?.id;
  const isShown = useIsShown();

  // The error appears where the focus already is.
  useEffect(() => {
    if (!isShown || errorId === undefined || message === undefined) return;
    announce(message, 'assertive');
    if (root.current?.contains(document.activeElement)) commands.pauseError(errorId, 'focus', true);
  }, [isShown, errorId, message, announce, commands]);

  // The error message and the row of a redeemed voucher can push the field behind the panel's buttons.
  useEffect(() => {
    const isAnswered = message !== undefined || !isChecking;
    if (isAnswered && root.current?.contains(document.activeElement))
      root.current.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, [message, isChecking]);

  const refuse = (reason: keyof typeof problems) => {
    setProblem(reason);
    announce(problems[reason], 'assertive');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking) return;
    const voucher = readVoucher(entered);
    if (!voucher) return refuse('missing');
    if (voucher.code.length > VOUCHER_MAX_LENGTH) return refuse('tooLong');
    setProblem(null);
    setChecking(true);
    const isRedeemed = await commands.redeem(voucher);
    setChecking(false);
    if (!isRedeemed) return;
    // The user may have entered the next code in the meantime.
    setEntered((now) => (now === entered ? '' : now));
    const title = voucherTitle(voucher);
    announce(text('mini_cart.voucher.redeemed', { title: text(title.id, title.values) }));
  };

  return (
    <form
      ref={root}
      className={styles.voucherForm}
      data-part="voucher-form"
      aria-label={text('mini_cart.voucher.title')}
      noValidate
      onSubmit={submit}
      {...pauseOnInteraction((reason, isPaused) => {
        if (errorId !== undefined) commands.pauseError(errorId, reason, isPaused);
      })}
    >
      <TextField
        id={id}
        className={styles.voucherField}
        label={text('mini_cart.voucher.label')}
        name="voucher"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={entered}
        error={message}
        onChange={(value) => {
          setEntered(value);
          setProblem(null);
          if (errorId !== undefined) commands.dismissError(errorId);
        }}
      />
      <Button type="submit" variant="secondary" size="large" isLoading={isChecking}>
        {text('mini_cart.voucher.submit')}
      </Button>
    </form>
  );
}
