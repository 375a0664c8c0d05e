import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import styles from './Promotion.module.css';
import type { CallToAction, PromotionVoucher } from './promotionModel.ts';
import type { PromotionTracking } from './usePromotionTracking.ts';
import { VoucherCode } from './VoucherCode.tsx';

interface OfferProps {
  offer: { voucher: PromotionVoucher } | { cta: CallToAction };
  tracking: PromotionTracking;
  /** Quieter than a voucher beside it. @default false */
  isSecond?: boolean;
}

/** The call to action of a promotion: a voucher code, or a button. */
export function Offer({ offer, tracking, isSecond = false }: OfferProps) {
  if ('voucher' in offer) return <VoucherCode voucher={offer.voucher} onCopied={tracking.copied} />;
  const { text, href } = offer.cta;
  const look = { size: 'small', variant: isSecond ? 'secondary' : 'primary', className: styles.cta } as const;
  return href === null ? (
    <Button {...look} onPress={() => tracking.selected()}>
      {text}
    </Button>
  ) : (
    <ButtonLink href={href} {...look} onClick={() => tracking.selected()}>
      {text}
    </ButtonLink>
  );
}
