import type { ComponentType, ReactNode } from 'react';
import { type IconProps, useSite, useText } from '#src/entries/index.ts';
import { formatShortMoney } from '#src/entries/sites.ts';
import { PackageIcon, ReturnIcon, StoreIcon, TruckIcon } from '#src/entries/ui.ts';
import styles from './Delivery.module.css';

/** Delivery and returns, each with its time, with the site's settings. */
export function Delivery() {
  const text = useText();
  const { freeShipping, footer, money, rules } = useSite();
  const { returns } = footer;
  // A statutory right must not be advertised.
  const isOwnPromise = returns && (returns.unit === 'month' || returns.count > (rules.withdrawalDays ?? 0));
  return (
    <ul className={styles.delivery}>
      <Fact icon={PackageIcon}>{text('page.checkout.delivery_home_time')}</Fact>
      {(['coffee', 'all'] as const).map((scope) => {
        const amount = freeShipping[scope];
        return (
          amount !== null && (
            <Fact key={scope} icon={TruckIcon}>
              {text(scope === 'coffee' ? 'promotion.free_shipping_coffee' : 'promotion.free_shipping', {
                amount: formatShortMoney(amount, money),
              })}
            </Fact>
          )
        );
      })}
      {isOwnPromise && (
        <Fact icon={ReturnIcon}>
          {text(returns.unit === 'month' ? 'page.delivery.returns_months' : 'page.delivery.returns_days', {
            count: returns.count,
          })}
        </Fact>
      )}
      <Fact icon={StoreIcon}>
        {text('page.delivery.pickup')}{' '}
        <span className={styles.detail}>{text('page.checkout.delivery_store_time')}</span>
      </Fact>
    </ul>
  );
}

function Fact({ icon: FactIcon, children }: { icon: ComponentType<IconProps>; children: ReactNode }) {
  return (
    <li>
      <FactIcon size="small" />
      <span>{children}</span>
    </li>
  );
}
