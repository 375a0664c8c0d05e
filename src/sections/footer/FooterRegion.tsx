import { useAtomValue, useSetAtom } from 'jotai/react';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { NewsletterForm } from '#src/features/newsletter/index.ts';
import { useLocale, useSite, useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { pageCookies } from '#src/lib/cookies.ts';
import { followFreshness } from '#src/lib/freshness.ts';
import { keyed } from '#src/lib/keyed.ts';
import { onOnline } from '#src/lib/onOnline.ts';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { footerOverrideAtom, servedFooterAtom } from '#src/state/contentAtoms.ts';
import { previewRevisionAtom } from '#src/state/previewRevisionAtom.ts';
import { serverDataAtom } from '#src/state/serverDataAtom.ts';
import { useHydratedAtomValue } from '#src/state/useHydratedAtomValue.ts';
import { personAtom } from '#src/state/visitorAtoms.ts';
import { ErrorCatcher } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import { useFocusHeir } from '#src/ui/FocusFallback/useFocusHeir.ts';
import { Landmark } from '#src/ui/Landmark/Landmark.tsx';
import { Slot } from '#src/ui/Slot/Slot.tsx';
import { useBrowserFact } from '#src/ui/useIsHydrated.ts';
import { useRoot } from '#src/ui/useRoot.ts';
import styles from './Footer.module.css';
import type { FooterProps, FooterSlots } from './Footer.tsx';
import { FooterColumn } from './FooterColumn.tsx';
import { FooterApps, FooterQuality, FooterSocial } from './FooterConnections.tsx';
import { FooterGroupColumn } from './FooterGroupColumn.tsx';
import { FooterLegal, FooterLegalRows } from './FooterLegal.tsx';
import { FooterSeo } from './FooterSeo.tsx';
import { FooterSupport } from './FooterSupport.tsx';
import {
  dropNewsletterStatusAtom,
  followSubscriberAtom,
  isNewsletterHintedAtom,
  isNewsletterSettledAtom,
  loadFooterOverrideAtom,
  loadNewsletterStatusAtom,
  reloadNewsletterStatusAtom,
  startFooterAtom,
} from './footerAtoms.ts';
import { useFooterContent } from './footerContent.ts';
import { hasReducingCookie, isAppClient, toFooter, visibleGroups } from './footerModel.ts';

/** The footer’s content; `Footer` is the public component. */
export function FooterRegion({
  reduced = false,
  isReduced: isAskedReduced = reduced,
  hideNewsletter = false,
  showsNewsletter = !hideNewsletter,
  newsletter = FOOTER_NEWSLETTER,
  className,
  ref,
  ...rest
}: FooterProps) {
  const text = useText();
  const rootAttributes = useRoot('footer', rest);
  const start = useSetAtom(startFooterAtom);
  const site = useSite();
  const hasCookie = useBrowserFact(() => hasReducingCookie(pageCookies(), site));
  const isReduced = isAskedReduced || hasCookie;
  const root = useObjectRef(ref);
  const hasNewsletter = newsletter && !isReduced && showsNewsletter;
  useFocusHeir(root, `${isReduced} ${Boolean(hasNewsletter)}`, 'a[href], button');
  const loadOverride = useSetAtom(loadFooterOverrideAtom);
  const revision = useAtomValue(previewRevisionAtom);
  useEffect(() => {
    void start();
    return onOnline(() => void start());
  }, [start]);
  useEffect(() => {
    if (revision > 0) void loadOverride();
  }, [loadOverride, revision]);
  const serverData = useAtomValue(serverDataAtom);
  const body = <FooterBody isReduced={isReduced} {...rest} />;
  return (
    <Landmark
      as="footer"
      ref={root}
      className={classNames(styles.footer, className)}
      {...rootAttributes}
      data-reduced={isReduced || undefined}
      label={text('footer.label')}
    >
      {hasNewsletter && (
        <ErrorCatcher name="footer newsletter">
          <FooterNewsletter>{newsletter}</FooterNewsletter>
        </ErrorCatcher>
      )}
      <ErrorCatcher name="footer">
        {rest.content || serverData.footerContent ? (
          body
        ) : (
          // The placeholder reserves the space until the content is loaded.
          <Suspense fallback={<div className={styles.placeholder} aria-busy="true" />}>{body}</Suspense>
        )}
      </ErrorCatcher>
    </Landmark>
  );
}

const FOOTER_NEWSLETTER = <NewsletterForm origin="footer" />;

/** The sign-up form, unless the visitor has already signed up. */
function FooterNewsletter({ children }: { children: ReactNode }) {
  const isSettled = useHydratedAtomValue(isNewsletterSettledAtom, useAtomValue(isNewsletterHintedAtom));
  const load = useSetAtom(loadNewsletterStatusAtom);
  const reload = useSetAtom(reloadNewsletterStatusAtom);
  useEffect(() => void load(), [load]);
  const person = useAtomValue(personAtom);
  const followSubscriber = useSetAtom(followSubscriberAtom);
  useEffect(() => followSubscriber(), [followSubscriber, person]);
  useEffect(
    () =>
      followFreshness('newsletter', {
        // Another page has signed up; the page of the sign-up itself shows the answer, also to a visitor who returns
        // from the confirmation mail.
        refresh: (cause) => cause !== 'shown' && void reload(),
      }),
    [reload],
  );
  const dropStatus = useSetAtom(dropNewsletterStatusAtom);
  useEffect(() => onShopEvent('newsletter-successful-submit', () => dropStatus()), [dropStatus]);
  // A form in use stays until the next page, with its entry.
  const box = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(!isSettled);
  useLayoutEffect(
    () => setShown(!isSettled || box.current?.contains(document.activeElement) === true),
    [isSettled],
  );
  return isShown ? (
    <div ref={box} className={styles.newsletter}>
      {children}
    </div>
  ) : null;
}

interface FooterBodyProps
  extends Pick<FooterProps, 'platform' | 'path' | 'alternates' | 'content' | 'slots'> {
  isReduced: boolean;
}

const NO_SLOTS: FooterSlots = {};

function FooterBody({ isReduced, platform, path, alternates, content, slots = NO_SLOTS }: FooterBodyProps) {
  const site = useSite();
  const locale = useLocale();
  const override = useHydratedAtomValue(footerOverrideAtom, useAtomValue(servedFooterAtom));
  const serverData = useAtomValue(serverDataAtom);
  const embedded = useFooterContent(site.code, content ?? serverData.footerContent);
  const footer = useMemo(() => toFooter(embedded, override, site), [embedded, override, site]);
  const place = { content: footer, isReduced, platform };
  return (
    // Content is in the country's language, whatever the page's language is.
    <div lang={site.locale === locale ? undefined : site.locale}>
      <div className={styles.services}>
        <div className={styles.inner}>
          <div className={styles.opening}>
            {/* A headline is left out with a fact that the site lacks. */}
            {footer.headline && <h2 className={styles.headline}>{footer.headline}</h2>}
            {footer.customerSupport && <FooterSupport support={footer.customerSupport} />}
          </div>
          <div className={styles.groups}>
            <Slot
              name="footer groups"
              content={slots.groups}
              place={{ ...place, Column: FooterColumn }}
              original={keyed(
                visibleGroups(footer.teaser.groups, isReduced),
                ({ heading }) => heading.link.url,
              ).map(([key, group]) => <FooterGroupColumn key={key} group={group} platform={platform} />)}
            />
          </div>
        </div>
      </div>
      <div className={styles.inner}>
        {!isReduced && footer.seo && <FooterSeo seo={footer.seo} />}
        <div className={styles.connections}>
          {!isReduced && footer.socialMedia && <FooterSocial social={footer.socialMedia} />}
          {!isReduced && footer.appReferences && <FooterApps apps={footer.appReferences} />}
          {footer.qualityLogos && <FooterQuality quality={footer.qualityLogos} />}
        </div>
        <FooterLegal
          rows={
            <Slot
              name="footer legal rows"
              content={slots.legalRows}
              place={place}
              original={<FooterLegalRows salesTax={footer.salesTax} />}
            />
          }
          footer={footer}
          isApp={isAppClient(platform)}
          path={path}
          alternates={alternates}
        />
      </div>
    </div>
  );
}
