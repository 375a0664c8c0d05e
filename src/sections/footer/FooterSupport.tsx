import type { ReactNode } from 'react';
import { useOwnLang, useText } from '#src/i18n/SiteContext.ts';
import { keyed } from '#src/lib/keyed.ts';
import { phoneHref } from '#src/lib/safeHref.ts';
import { ClockIcon, MapPinIcon, PhoneIcon } from '#src/ui/Icon/icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Footer.module.css';
import type { FooterPart } from './footerModel.ts';

/** Contact details of the customer service: telephone, hours and address. */
export function FooterSupport({ support }: { support: FooterPart<'customerSupport'> }) {
  const text = useText();
  const phone = phoneHref(support.phone.url);
  return (
    <section data-part="support">
      <h3 className={styles.smallHeading}>{support.heading}</h3>
      <dl className={styles.supportFacts}>
        <Fact icon={<PhoneIcon />} label={text('footer.support.phone')}>
          {phone ? (
            <a className={styles.phone} href={phone}>
              {support.phone.text}
            </a>
          ) : (
            <span className={styles.phone}>{support.phone.text}</span>
          )}
        </Fact>
        <Fact icon={<ClockIcon />} label={text('footer.support.hours')}>
          {support.hours}
        </Fact>
        <Fact icon={<MapPinIcon />} label={text('footer.support.address')}>
          <address className={styles.address}>
            {keyed(support.address, (line) => line).map(([key, line]) => (
              <span key={key}>{line}</span>
            ))}
          </address>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div>
      <dt lang={useOwnLang()}>
        {icon}
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
