import type { ComponentType } from 'react';
import {
  CoffeeIcon,
  type IconProps,
  ReturnIcon,
  StoreIcon,
  TruckIcon,
  useSite,
  useText,
} from '#src/index.ts';
import { formatShortMoney } from '#src/sites.ts';
import styles from './Benefits.module.css';

/** Why to buy here, with the facts of the site's own row (SIT-07). */
export function Benefits() {
  const text = useText();
  const { freeShipping, footer, money, rules } = useSite();
  const { count, unit } = footer.returns;
  // What the law gives anyway is nothing to advertise.
  const isOwnPromise = unit === 'month' || count > (rules.withdrawalDays ?? 0);
  return (
    <section className={styles.benefits} aria-label={text('page.benefits')}>
      <ul>
        <Benefit icon={CoffeeIcon}>{text('page.benefit.roasted')}</Benefit>
        {freeShipping && (
          <Benefit icon={TruckIcon}>
            {text(
              freeShipping.scope === 'coffee' ? 'promotion.free_shipping_coffee' : 'promotion.free_shipping',
              {
                amount: formatShortMoney(freeShipping.amount, money),
              },
            )}
          </Benefit>
        )}
        {isOwnPromise && (
          <Benefit icon={ReturnIcon}>
            {text(unit === 'month' ? 'page.benefit.returns_months' : 'page.benefit.returns_days', { count })}
          </Benefit>
        )}
        <Benefit icon={StoreIcon}>{text('page.benefit.pickup')}</Benefit>
      </ul>
    </section>
  );
}

function Benefit({ icon: BenefitIcon, children }: { icon: ComponentType<IconProps>; children: string }) {
  return (
    <li>
      <BenefitIcon size="large" />
      <span>{children}</span>
    </li>
  );
}
