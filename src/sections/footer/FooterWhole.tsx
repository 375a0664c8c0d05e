import { useAtomValue, useSetAtom } from 'jotai/react';
import { type ReactNode, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { NewsletterForm } from '#src/features/newsletter/index.ts';
import { useLocale, useSite, useText } from '#src/i18n/SiteContext.ts';
import { previewRevisionAtom } from '#src/state/previewRevisionAtom.ts';
import { serverDataAtom } from '#src/state/serverDataAtom.ts';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import { Landmark } from '#src/ui/Landmark/Landmark.tsx';
import styles from './Footer.module.css';
import type { FooterProps } from './Footer.tsx';
import { FooterApps, FooterQuality, FooterSocial } from './FooterConnections.tsx';
import { FooterGroup } from './FooterGroup.tsx';
import { FooterLegal } from './FooterLegal.tsx';
import { FooterSeo } from './FooterSeo.tsx';
import { FooterSupport } from './FooterSupport.tsx';
import {
  footerOverrideAtom,
  isNewsletterSettledAtom,
  loadFooterOverrideAtom,
  loadNewsletterStatusAtom,
  startFooterAtom,
} from './footerAtoms.ts';
import { useFooterContent } from './footerContent.ts';
import { hasReducingCookie, isAppClient, toFooter, visibleGroups } from './footerModel.ts';

/** The footer’s content; `Footer` is the public component. */
export function FooterWhole({
  reduced = false,
  hideNewsletter = false,
  newsletter = FOOTER_NEWSLETTER,
  ...rest
}: FooterProps) {
  const text = useText();
  const start = useSetAtom(startFooterAtom);
  const isReduced = useReduced(reduced);
  const loadOverride = useSetAtom(loadFooterOverrideAtom);
  const revision = useAtomValue(previewRevisionAtom);
  useEffect(() => void start(), [start]);
  useEffect(() => {
    if (revision > 0) void loadOverride();
  }, [loadOverride, revision]);
  return (
    <Landmark
      as="footer"
      className={styles.footer}
      data-vitrine="footer"
      data-reduced={isReduced || undefined}
      label={text('footer.label')}
    >
      {newsletter && !isReduced && !hideNewsletter && (
        <ErrorBoundary name="footer newsletter">
          <FooterNewsletter>{newsletter}</FooterNewsletter>
        </ErrorBoundary>
      )}
      {/* Only without a server's data there is something to wait for; the room is kept meanwhile. */}
      <ErrorBoundary name="footer">
        <Suspense fallback={<div className={styles.placeholder} aria-busy="true" />}>
          <FooterBody isReduced={isReduced} {...rest} />
        </Suspense>
      </ErrorBoundary>
    </Landmark>
  );
}

const FOOTER_NEWSLETTER = <NewsletterForm origin="footer" />;

const neverChanges = () => () => {};
const readReducingCookie = () => hasReducingCookie(document.cookie);
const noCookies = () => false;

function useReduced(reduced: boolean): boolean {
  return useSyncExternalStore(neverChanges, readReducingCookie, noCookies) || reduced;
}

/** The sign-up form, unless the visitor has signed up already (NWL-16). */
function FooterNewsletter({ children }: { children: ReactNode }) {
  const isSettled = useAtomValue(isNewsletterSettledAtom);
  const load = useSetAtom(loadNewsletterStatusAtom);
  useEffect(() => void load(), [load]);
  return isSettled ? null : <div className={styles.newsletter}>{children}</div>;
}

interface FooterBodyProps extends Pick<FooterProps, 'platform' | 'address' | 'alternates' | 'content'> {
  isReduced: boolean;
}

function FooterBody({ isReduced, platform, address, alternates, content }: FooterBodyProps) {
  const site = useSite();
  const locale = useLocale();
  const override = useAtomValue(footerOverrideAtom);
  const serverData = useAtomValue(serverDataAtom);
  const embedded = useFooterContent(site.code, content ?? serverData.footerContent);
  const footer = useMemo(() => toFooter(embedded, override, site), [embedded, override, site]);
  return (
    // Content is written in the country's language, whatever language the page speaks.
    <div lang={site.locale === locale ? undefined : site.locale}>
      <div className={styles.services}>
        <div className={styles.inner}>
          <div className={styles.opening}>
            <h2 className={styles.headline}>{footer.headline}</h2>
            {footer.customerSupport && <FooterSupport support={footer.customerSupport} />}
          </div>
          <div className={styles.groups}>
            {visibleGroups(footer.teaser.groups, isReduced).map((group) => (
              <FooterGroup key={group.heading.link.url} group={group} platform={platform} />
            ))}
          </div>
        </div>
      </div>
      <div className={styles.inner}>
        {!isReduced && <FooterSeo seo={footer.seo} />}
        <div className={styles.connections}>
          {!isReduced && <FooterSocial social={footer.socialMedia} />}
          {!isReduced && <FooterApps apps={footer.appReferences} />}
          <FooterQuality quality={footer.qualityLogos} />
        </div>
        <FooterLegal
          footer={footer}
          isApp={isAppClient(platform)}
          address={address}
          alternates={alternates}
        />
      </div>
    </div>
  );
}
