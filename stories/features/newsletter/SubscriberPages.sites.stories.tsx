import preview from '#.storybook/preview.tsx';
import type { SiteCode } from '#src/config/sites.ts';
import {
  NewsletterConfirmation,
  NewsletterInvalidLink,
  NewsletterPreferences,
  NewsletterUnsubscribe,
} from '#src/features/newsletter/index.ts';
import { SUBSCRIBER } from './subscriber.ts';

const meta = preview.meta({
  title: 'Features/Newsletter/Subscriber pages by site',
  component: NewsletterPreferences,
  args: { entry: SUBSCRIBER },
});

/** The fields of a country's preferences. */
const preferences = (site: SiteCode) => ({ globals: { site } });

/** The preferences are saved. */
const saved = (site: SiteCode) => ({ globals: { site }, args: { isSaved: true } });

/** The button of the confirmation mail's link. */
const confirm = (site: SiteCode) => ({ globals: { site }, render: () => <NewsletterConfirmation /> });

/** The sign-up is confirmed. */
const confirmed = (site: SiteCode) => ({
  globals: { site },
  render: () => <NewsletterConfirmation isConfirmed />,
});

/** The button of a mail's unsubscribe link. */
const unsubscribe = (site: SiteCode) => ({ globals: { site }, render: () => <NewsletterUnsubscribe /> });

/** The person has unsubscribed. */
const unsubscribed = (site: SiteCode) => ({
  globals: { site },
  render: () => <NewsletterUnsubscribe isDone />,
});

/** A link of an old mail. */
const invalidLink = (site: SiteCode) => ({ globals: { site }, render: () => <NewsletterInvalidLink /> });

/** BEY-19: a German subscriber opens the preferences. */
export const DEPreferences = meta.story({ name: 'BEY-19: DE, the preferences', ...preferences('DE') });
/** BEY-19: an Austrian subscriber opens the preferences. */
export const ATPreferences = meta.story({ name: 'BEY-19: AT, the preferences', ...preferences('AT') });
/** BEY-19: a Swiss subscriber opens the preferences. */
export const CHPreferences = meta.story({ name: 'BEY-19: CH, the preferences', ...preferences('CH') });
/** BEY-19: a French-speaking Swiss subscriber opens the preferences. */
export const CHFRPreferences = meta.story({
  name: 'BEY-19: CH_FR, the preferences',
  ...preferences('CH_FR'),
});
/** BEY-19: a Polish subscriber opens the preferences. */
export const PLPreferences = meta.story({ name: 'BEY-19: PL, the preferences', ...preferences('PL') });
/** BEY-19: a Czech subscriber opens the preferences. */
export const CZPreferences = meta.story({ name: 'BEY-19: CZ, the preferences', ...preferences('CZ') });
/** BEY-19: a Hungarian subscriber opens the preferences. */
export const HUPreferences = meta.story({ name: 'BEY-19: HU, the preferences', ...preferences('HU') });
/** BEY-19: a Slovak subscriber opens the preferences. */
export const SKPreferences = meta.story({ name: 'BEY-19: SK, the preferences', ...preferences('SK') });
/** BEY-19: a Turkish subscriber opens the preferences. */
export const TRPreferences = meta.story({ name: 'BEY-19: TR, the preferences', ...preferences('TR') });

/** BEY-19: a German subscriber has saved the preferences. */
export const DESaved = meta.story({ name: 'BEY-19: DE, the preferences are saved', ...saved('DE') });
/** BEY-19: an Austrian subscriber has saved the preferences. */
export const ATSaved = meta.story({ name: 'BEY-19: AT, the preferences are saved', ...saved('AT') });
/** BEY-19: a Swiss subscriber has saved the preferences. */
export const CHSaved = meta.story({ name: 'BEY-19: CH, the preferences are saved', ...saved('CH') });
/** BEY-19: a French-speaking Swiss subscriber has saved the preferences. */
export const CHFRSaved = meta.story({ name: 'BEY-19: CH_FR, the preferences are saved', ...saved('CH_FR') });
/** BEY-19: a Polish subscriber has saved the preferences. */
export const PLSaved = meta.story({ name: 'BEY-19: PL, the preferences are saved', ...saved('PL') });
/** BEY-19: a Czech subscriber has saved the preferences. */
export const CZSaved = meta.story({ name: 'BEY-19: CZ, the preferences are saved', ...saved('CZ') });
/** BEY-19: a Hungarian subscriber has saved the preferences. */
export const HUSaved = meta.story({ name: 'BEY-19: HU, the preferences are saved', ...saved('HU') });
/** BEY-19: a Slovak subscriber has saved the preferences. */
export const SKSaved = meta.story({ name: 'BEY-19: SK, the preferences are saved', ...saved('SK') });
/** BEY-19: a Turkish subscriber has saved the preferences. */
export const TRSaved = meta.story({ name: 'BEY-19: TR, the preferences are saved', ...saved('TR') });

/** BFF-06: a German visitor opens the confirmation link. */
export const DEConfirm = meta.story({ name: 'BFF-06: DE, confirm the sign-up', ...confirm('DE') });
/** BFF-06: an Austrian visitor opens the confirmation link. */
export const ATConfirm = meta.story({ name: 'BFF-06: AT, confirm the sign-up', ...confirm('AT') });
/** BFF-06: a Swiss visitor opens the confirmation link. */
export const CHConfirm = meta.story({ name: 'BFF-06: CH, confirm the sign-up', ...confirm('CH') });
/** BFF-06: a French-speaking Swiss visitor opens the confirmation link. */
export const CHFRConfirm = meta.story({ name: 'BFF-06: CH_FR, confirm the sign-up', ...confirm('CH_FR') });
/** BFF-06: a Polish visitor opens the confirmation link. */
export const PLConfirm = meta.story({ name: 'BFF-06: PL, confirm the sign-up', ...confirm('PL') });
/** BFF-06: a Czech visitor opens the confirmation link. */
export const CZConfirm = meta.story({ name: 'BFF-06: CZ, confirm the sign-up', ...confirm('CZ') });
/** BFF-06: a Hungarian visitor opens the confirmation link. */
export const HUConfirm = meta.story({ name: 'BFF-06: HU, confirm the sign-up', ...confirm('HU') });
/** BFF-06: a Slovak visitor opens the confirmation link. */
export const SKConfirm = meta.story({ name: 'BFF-06: SK, confirm the sign-up', ...confirm('SK') });
/** BFF-06: a Turkish visitor opens the confirmation link. */
export const TRConfirm = meta.story({ name: 'BFF-06: TR, confirm the sign-up', ...confirm('TR') });

/** BFF-06: a German visitor has confirmed the sign-up. */
export const DEConfirmed = meta.story({ name: 'BFF-06: DE, the sign-up is confirmed', ...confirmed('DE') });
/** BFF-06: an Austrian visitor has confirmed the sign-up. */
export const ATConfirmed = meta.story({ name: 'BFF-06: AT, the sign-up is confirmed', ...confirmed('AT') });
/** BFF-06: a Swiss visitor has confirmed the sign-up. */
export const CHConfirmed = meta.story({ name: 'BFF-06: CH, the sign-up is confirmed', ...confirmed('CH') });
/** BFF-06: a French-speaking Swiss visitor has confirmed the sign-up. */
export const CHFRConfirmed = meta.story({
  name: 'BFF-06: CH_FR, the sign-up is confirmed',
  ...confirmed('CH_FR'),
});
/** BFF-06: a Polish visitor has confirmed the sign-up. */
export const PLConfirmed = meta.story({ name: 'BFF-06: PL, the sign-up is confirmed', ...confirmed('PL') });
/** BFF-06: a Czech visitor has confirmed the sign-up. */
export const CZConfirmed = meta.story({ name: 'BFF-06: CZ, the sign-up is confirmed', ...confirmed('CZ') });
/** BFF-06: a Hungarian visitor has confirmed the sign-up. */
export const HUConfirmed = meta.story({ name: 'BFF-06: HU, the sign-up is confirmed', ...confirmed('HU') });
/** BFF-06: a Slovak visitor has confirmed the sign-up. */
export const SKConfirmed = meta.story({ name: 'BFF-06: SK, the sign-up is confirmed', ...confirmed('SK') });
/** BFF-06: a Turkish visitor has confirmed the sign-up. */
export const TRConfirmed = meta.story({ name: 'BFF-06: TR, the sign-up is confirmed', ...confirmed('TR') });

/** BEY-19: a German subscriber opens the unsubscribe link. */
export const DEUnsubscribe = meta.story({ name: 'BEY-19: DE, unsubscribe', ...unsubscribe('DE') });
/** BEY-19: an Austrian subscriber opens the unsubscribe link. */
export const ATUnsubscribe = meta.story({ name: 'BEY-19: AT, unsubscribe', ...unsubscribe('AT') });
/** BEY-19: a Swiss subscriber opens the unsubscribe link. */
export const CHUnsubscribe = meta.story({ name: 'BEY-19: CH, unsubscribe', ...unsubscribe('CH') });
/** BEY-19: a French-speaking Swiss subscriber opens the unsubscribe link. */
export const CHFRUnsubscribe = meta.story({ name: 'BEY-19: CH_FR, unsubscribe', ...unsubscribe('CH_FR') });
/** BEY-19: a Polish subscriber opens the unsubscribe link. */
export const PLUnsubscribe = meta.story({ name: 'BEY-19: PL, unsubscribe', ...unsubscribe('PL') });
/** BEY-19: a Czech subscriber opens the unsubscribe link. */
export const CZUnsubscribe = meta.story({ name: 'BEY-19: CZ, unsubscribe', ...unsubscribe('CZ') });
/** BEY-19: a Hungarian subscriber opens the unsubscribe link. */
export const HUUnsubscribe = meta.story({ name: 'BEY-19: HU, unsubscribe', ...unsubscribe('HU') });
/** BEY-19: a Slovak subscriber opens the unsubscribe link. */
export const SKUnsubscribe = meta.story({ name: 'BEY-19: SK, unsubscribe', ...unsubscribe('SK') });
/** BEY-19: a Turkish subscriber opens the unsubscribe link. */
export const TRUnsubscribe = meta.story({ name: 'BEY-19: TR, unsubscribe', ...unsubscribe('TR') });

/** BEY-19: a German subscriber has unsubscribed. */
export const DEUnsubscribed = meta.story({ name: 'BEY-19: DE, unsubscribed', ...unsubscribed('DE') });
/** BEY-19: an Austrian subscriber has unsubscribed. */
export const ATUnsubscribed = meta.story({ name: 'BEY-19: AT, unsubscribed', ...unsubscribed('AT') });
/** BEY-19: a Swiss subscriber has unsubscribed. */
export const CHUnsubscribed = meta.story({ name: 'BEY-19: CH, unsubscribed', ...unsubscribed('CH') });
/** BEY-19: a French-speaking Swiss subscriber has unsubscribed. */
export const CHFRUnsubscribed = meta.story({ name: 'BEY-19: CH_FR, unsubscribed', ...unsubscribed('CH_FR') });
/** BEY-19: a Polish subscriber has unsubscribed. */
export const PLUnsubscribed = meta.story({ name: 'BEY-19: PL, unsubscribed', ...unsubscribed('PL') });
/** BEY-19: a Czech subscriber has unsubscribed. */
export const CZUnsubscribed = meta.story({ name: 'BEY-19: CZ, unsubscribed', ...unsubscribed('CZ') });
/** BEY-19: a Hungarian subscriber has unsubscribed. */
export const HUUnsubscribed = meta.story({ name: 'BEY-19: HU, unsubscribed', ...unsubscribed('HU') });
/** BEY-19: a Slovak subscriber has unsubscribed. */
export const SKUnsubscribed = meta.story({ name: 'BEY-19: SK, unsubscribed', ...unsubscribed('SK') });
/** BEY-19: a Turkish subscriber has unsubscribed. */
export const TRUnsubscribed = meta.story({ name: 'BEY-19: TR, unsubscribed', ...unsubscribed('TR') });

/** BEY-19: a German subscriber follows a link of an old mail. */
export const DEInvalidLink = meta.story({
  name: 'BEY-19: DE, the link has expired',
  ...invalidLink('DE'),
});
/** BEY-19: an Austrian subscriber follows a link of an old mail. */
export const ATInvalidLink = meta.story({
  name: 'BEY-19: AT, the link has expired',
  ...invalidLink('AT'),
});
/** BEY-19: a Swiss subscriber follows a link of an old mail. */
export const CHInvalidLink = meta.story({
  name: 'BEY-19: CH, the link has expired',
  ...invalidLink('CH'),
});
/** BEY-19: a French-speaking Swiss subscriber follows a link of an old mail. */
export const CHFRInvalidLink = meta.story({
  name: 'BEY-19: CH_FR, the link has expired',
  ...invalidLink('CH_FR'),
});
/** BEY-19: a Polish subscriber follows a link of an old mail. */
export const PLInvalidLink = meta.story({
  name: 'BEY-19: PL, the link has expired',
  ...invalidLink('PL'),
});
/** BEY-19: a Czech subscriber follows a link of an old mail. */
export const CZInvalidLink = meta.story({
  name: 'BEY-19: CZ, the link has expired',
  ...invalidLink('CZ'),
});
/** BEY-19: a Hungarian subscriber follows a link of an old mail. */
export const HUInvalidLink = meta.story({
  name: 'BEY-19: HU, the link has expired',
  ...invalidLink('HU'),
});
/** BEY-19: a Slovak subscriber follows a link of an old mail. */
export const SKInvalidLink = meta.story({
  name: 'BEY-19: SK, the link has expired',
  ...invalidLink('SK'),
});
/** BEY-19: a Turkish subscriber follows a link of an old mail. */
export const TRInvalidLink = meta.story({
  name: 'BEY-19: TR, the link has expired',
  ...invalidLink('TR'),
});
