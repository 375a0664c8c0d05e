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
  const ownLang = useOwnLang();
  const phone = phoneHref(support.phone.url);
  return (
    <section data-part="support">
      <h3 className={styles.smallHeading}>{support.heading}</h3>
      <dl className={styles.supportFacts}>
        <div>
          <dt lang={ownLang}>
            <PhoneIcon />
            <VisuallyHidden>{text('footer.support.phone')}</VisuallyHidden>
          </dt>
          <dd>
            {phone ? (
              <a className={styles.phone} href={phone}>
                {support.phone.text}
              </a>
            ) : (
              <span className={styles.phone}>{support.phone.text}</span>
            )}
          </dd>
        </div>
        <div>
          <dt lang={ownLang}>
            <ClockIcon />
            <VisuallyHidden>{text('footer.support.hours')}</VisuallyHidden>
          </dt>
          <dd>{support.hours}</dd>
        </div>
        <div>
          <dt lang={ownLang}>
            <MapPinIcon />
            <VisuallyHidden>{text('footer.support.address')}</VisuallyHidden>
          </dt>
          <dd>
            <address className={styles.address}>
              {keyed(support.address, (line) => line).map(([key, line]) => (
                <span key={key}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
      </dl>
    </section>
  );
}
