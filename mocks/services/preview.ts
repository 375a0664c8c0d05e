import { COOKIES } from '#src/lib/cookies.ts';
import type { AuthCheck } from '#src/schemas/preview.ts';
import { answer } from '../answers.ts';
import { abTestsAt } from '../content/abTests.ts';
import type { ShopService } from '../world.ts';
import { changeStaffSession, readStaffSession } from './staffSession.ts';

const status = (value: AuthCheck['status']) => answer({ status: value });

/** Whether a member of staff is logged in, and what they look at (PRV-01). */
export const checkStaff: ShopService = async (call, store) => {
  const session = await readStaffSession(call, store);
  if (!session) return status('UNAUTHORIZED');
  const { dateTime, abTestName, abTestGroup } = session;
  return answer({ status: 'SUCCESS', dateTime, abTestName, abTestGroup } satisfies AuthCheck);
};

/** Keeps a staff session alive (PRV-01). */
export const renewStaff: ShopService = async (call, store) =>
  status((await changeStaffSession(call, store, (settings) => settings)) ? 'SUCCESS' : 'UNAUTHORIZED');

/** Ends a staff session and its preview (PRV-01). */
export const logoutStaff: ShopService = async (call, store) => {
  await changeStaffSession(call, store, () => null);
  return answer(
    { status: 'SUCCESS' },
    { cookies: [COOKIES.staff, COOKIES.preview].map((name) => ({ name, value: '', maxAgeSeconds: 0 })) },
  );
};

/** Whether a test runs at a time and has the group (PRV-07). */
const isOffered = (test: string, group: string | undefined, time: Date): boolean =>
  abTestsAt(time).some(({ name, groups }) => name === test && groups.some((each) => each.name === group));

/**
 * Shows the shop as at another time and in a chosen test group (PRV-05). No test means none; neither time nor test
 * switches the preview off (BEY-06).
 */
export const setPreview: ShopService = async (call, store) => {
  const abTestName = call.query.get('test') || undefined;
  const abTestGroup = call.query.get('group') || undefined;
  const time = call.query.get('previewDateTime');
  const isTime = !time || !Number.isNaN(Date.parse(time));
  if (!isTime || Boolean(abTestName) !== Boolean(abTestGroup)) return status('BAD_REQUEST');
  const dateTime = time ? new Date(time).toISOString() : undefined;
  if (abTestName && !isOffered(abTestName, abTestGroup, dateTime ? new Date(dateTime) : call.now))
    return status('BAD_REQUEST');
  const isStaff = await changeStaffSession(call, store, () => ({ dateTime, abTestName, abTestGroup }));
  if (!isStaff) return status('UNAUTHORIZED');
  const isOn = dateTime !== undefined || abTestName !== undefined;
  const cookie = isOn ? { value: '1' } : { value: '', maxAgeSeconds: 0 };
  return answer({ status: 'SUCCESS' }, { cookies: [{ name: COOKIES.preview, ...cookie }] });
};
