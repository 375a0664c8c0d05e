import type { ComponentType } from 'react';
import { useMoney, useSite, useText } from '#src/i18n/SiteContext.ts';
import type { IconProps } from '#src/ui/Icon/Icon.tsx';
import { CoffeeIcon, ReturnIcon, StoreIcon, TruckIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Benefits.module.css';

/** Why to buy here, with the facts of the site's own row (SIT-07). */
export function Benefits() {
  const text = useText();
  const money = useMoney();
  const { freeShipping, footer } = useSite();
  const { count, unit } = footer.returns;
  return (
    <section className={styles.benefits} aria-label={text('page.benefits')}>
      <ul>
        <Benefit icon={CoffeeIcon}>{text('page.benefit.roasted')}</Benefit>
        {freeShipping && (
          <Benefit icon={TruckIcon}>
            {text(
              freeShipping.scope === 'coffee' ? 'page.benefit.shipping_coffee' : 'page.benefit.shipping',
              {
                amount: money(freeShipping.amount),
              },
            )}
          </Benefit>
        )}
        <Benefit icon={ReturnIcon}>
          {text(unit === 'month' ? 'page.benefit.returns_months' : 'page.benefit.returns_days', { count })}
        </Benefit>
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
