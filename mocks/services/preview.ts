import { SITES, type SiteCode } from '#src/config/sites.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { toShopInstant } from '#src/lib/shopTime.ts';
import { type AuthCheck, emulatedVisitor } from '#src/schemas/preview.ts';
import { answer } from '../answers.ts';
import { abTestsAt } from '../content/abTests.ts';
import type { ShopService } from '../world.ts';
import { changeStaffSession, readStaffSession } from './staffSession.ts';

const status = (value: AuthCheck['status']) => answer({ status: value });

/**
 * Whether a member of staff is logged in, and their preview settings. For a shared link it returns the link's
 * settings and expiry, which are read-only.
 */
export const checkStaff: ShopService = async (call, store) => {
  if (call.sharedView)
    return answer({ status: 'SUCCESS', ...call.sharedView, isShared: true } satisfies AuthCheck);
  const session = await readStaffSession(call, store);
  if (!session) return status('UNAUTHORIZED');
  const { dateTime, abTestName, abTestGroup, visitor, expiresAt } = session;
  return answer({
    status: 'SUCCESS',
    dateTime,
    abTestName,
    abTestGroup,
    visitor,
    expiresAt: new Date(expiresAt).toISOString(),
  } satisfies AuthCheck);
};

/** Renews a staff session and returns its new expiry. */
export const renewStaff: ShopService = async (call, store) => {
  const isStaff = await changeStaffSession(call, store, (settings) => settings);
  const session = isStaff ? await readStaffSession(call, store) : null;
  if (!session) return status('UNAUTHORIZED');
  return answer({ status: 'SUCCESS', expiresAt: new Date(session.expiresAt).toISOString() });
};

/**
 * Ends a staff session and its preview. If a shared preview is active, it ends only that; the staff's own session
 * and preview stay.
 */
export const logoutStaff: ShopService = async (call, store) => {
  const isOwnLeft = Boolean(call.sharedView && call.cookie(COOKIES.staff));
  if (!call.sharedView) await changeStaffSession(call, store, () => null);
  const ended = [
    call.sharedView ? COOKIES.sharedPreview : COOKIES.staff,
    ...(isOwnLeft ? [] : [COOKIES.preview]),
  ];
  return answer(
    { status: 'SUCCESS' },
    { cookies: ended.map((name) => ({ name, value: '', maxAgeSeconds: 0 })) },
  );
};

/** Whether a site runs the test at a time and the test has the group. */
const isOffered = (test: string, group: string | undefined, time: Date, site: SiteCode): boolean =>
  abTestsAt(time, site).some(
    ({ name, groups }) => name === test && groups.some((each) => each.name === group),
  );

/**
 * Applies preview settings: time, test group and visitor. Without any, the preview is switched off.
 */
export const setPreview: ShopService = async (call, store) => {
  if (call.sharedView) return status('UNAUTHORIZED');
  const abTestName = call.query.get('test') || undefined;
  const abTestGroup = call.query.get('group') || undefined;
  const time = call.query.get('previewDateTime');
  const instant = time ? toShopInstant(time, SITES[call.site].timeZone) : undefined;
  if (instant === null || Boolean(abTestName) !== Boolean(abTestGroup)) return status('BAD_REQUEST');
  const dateTime = instant === undefined ? undefined : new Date(instant).toISOString();
  if (abTestName && !isOffered(abTestName, abTestGroup, dateTime ? new Date(dateTime) : call.now, call.site))
    return status('BAD_REQUEST');
  const requested = call.query.get('visitor') || undefined;
  const visitor = requested === undefined ? undefined : emulatedVisitor.safeParse(requested).data;
  if (requested !== undefined && !visitor) return status('BAD_REQUEST');
  const settings = { dateTime, abTestName, abTestGroup, visitor };
  const isStaff = await changeStaffSession(call, store, () => settings);
  if (!isStaff) return status('UNAUTHORIZED');
  const isOn = Object.values(settings).some((each) => each !== undefined);
  const cookie = isOn ? { value: '1' } : { value: '', maxAgeSeconds: 0 };
  return answer({ status: 'SUCCESS' }, { cookies: [{ name: COOKIES.preview, ...cookie }] });
};
