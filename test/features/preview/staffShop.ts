import type { ShopApi } from '#src/api/shopApi.ts';
import { checkStaffAtom } from '#src/features/preview/previewAtoms.ts';
import type { AbTest, AuthCheck } from '#src/schemas/preview.ts';
import { atomStore } from '../../support/atomStore.ts';

type Call = 'checkStaff' | 'renewStaff' | 'setPreview' | 'logoutStaff';
type Status = AuthCheck['status'] | 'offline';

const toAnswer = <Value>(status: Status, value: Value) =>
  status === 'offline'
    ? { ok: false, error: { kind: 'network' } }
    : { ok: true, value: { status, ...(status === 'SUCCESS' && value) } };

const SUCCESS: Record<Call, Status> = {
  checkStaff: 'SUCCESS',
  renewStaff: 'SUCCESS',
  setPreview: 'SUCCESS',
  logoutStaff: 'SUCCESS',
};

/** The settings of a session, as the shop names them. */
export const aTest = (test: string, group: string) => ({ abTestName: test, abTestGroup: group });

/** A page of staff, and its shop. */
export type StaffPage = Awaited<ReturnType<typeof staffShop>>;

/**
 * A shop with a staff session that applies what it is asked to, and the store of a page on which the session is known. A
 * test changes `session`, and what a call answers, by its name.
 */
export async function staffShop(
  session: Partial<AuthCheck> = {},
  answers: Partial<Record<Call, Status>> = {},
  tests: (time: string) => AbTest[] = () => [],
) {
  const queries: Record<string, string | undefined>[] = [];
  const state = {
    session,
    /** What the calls answer. */
    answers: { ...SUCCESS, ...answers },
    /** How often a call was made. */
    calls: { checkStaff: 0, renewStaff: 0 },
    /** What the token call was asked for. */
    queries,
    /** The token call waits for it. */
    wait: Promise.resolve(),
    /** The answer to a check, as it is now, waits for it. */
    checkWait: Promise.resolve(),
    /** What the renewal promises. */
    renewedUntil: undefined as string | undefined,
    /** What the shop makes of a request. @default what it was asked for */
    apply: (asked: Partial<AuthCheck>): Partial<AuthCheck> => asked,
  };
  const shop = {
    checkStaff: async () => {
      state.calls.checkStaff += 1;
      const answer = toAnswer(state.answers.checkStaff, state.session);
      await state.checkWait;
      return answer;
    },
    renewStaff: async () => {
      state.calls.renewStaff += 1;
      return toAnswer(state.answers.renewStaff, { expiresAt: state.renewedUntil });
    },
    logoutStaff: async () => toAnswer(state.answers.logoutStaff, {}),
    readAbTests: async ({ query }: { query: { time: string } }) => ({ ok: true, value: tests(query.time) }),
    setPreview: async ({ query }: { query: Record<string, string> }) => {
      queries.push(query);
      await state.wait;
      if (state.answers.setPreview === 'SUCCESS') {
        const { previewDateTime: dateTime, test: abTestName, group: abTestGroup, visitor } = query;
        state.session = state.apply({
          dateTime,
          abTestName,
          abTestGroup,
          visitor: visitor as AuthCheck['visitor'],
        });
      }
      return toAnswer(state.answers.setPreview, {});
    },
    readVisitor: async () => ({ ok: true, value: { tracking: { loginStatus: 'LOGGED_OUT' } } }),
  };
  const { store } = atomStore(shop as unknown as Partial<ShopApi>);
  await store.set(checkStaffAtom, 'asked');
  return { store, shop: state };
}
