import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STORY_TIME } from '#mocks/msw.ts';
import { type NewsletterMail, readOutbox as readMails } from '#mocks/services/outbox.ts';
import { LINK_VALID_MS, MAX_MAILS_PER_HOUR, type Recipient } from '#mocks/services/subscription.ts';
import type { DocumentStore } from '#mocks/world.ts';
import type { SiteCode } from '#src/config/sites.ts';
import { aShop } from './callShop.ts';

const readOutbox = async (store: DocumentStore) => (await readMails(store)) as NewsletterMail[];

const HOUR_MS = 3_600_000;
const EMAIL = 'deniz@example.com';
const params = (subscriberToken?: string) => ({
  base: 'internal',
  ...(subscriberToken && { subscriberToken }),
});

const mail = fc.nat(30);
const name = fc.constantFrom('Deniz', 'Işık', undefined);
const consents = fc.constantFrom<('NEWSLETTER' | 'DNE')[]>(['NEWSLETTER'], ['NEWSLETTER', 'DNE']);
const step = fc.oneof(
  fc.record({ what: fc.constant('signUp' as const), firstName: name, consents }),
  fc.record({ what: fc.constant('click' as const), mail }),
  fc.record({ what: fc.constant('click' as const), mail }),
  fc.record({ what: fc.constant('prefer' as const), mail, firstName: name, consents }),
  fc.record({ what: fc.constant('unsubscribe' as const), mail }),
  fc.record({ what: fc.constant('wait' as const), hours: fc.constantFrom(0, 1, 2, 24 * 6, 24 * 8, 24 * 15) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays a life of one address and checks each step of it. */
async function live(site: SiteCode, steps: readonly Step[]) {
  const { send, store } = aShop({ site });
  let now = STORY_TIME.getTime();
  /** The mails in the order in which they were sent, with the number of entries before them. */
  const mails: { token: string; kind: string; sentAt: number; entry: number }[] = [];
  let entries = 0;
  let lastEntry = 0;
  let lastEnd = 0;
  let begins = 0;

  const read = async () => (await store.read<Recipient>(`subscriber:${EMAIL}`)) as Recipient | undefined;
  const collect = async () => {
    const sent = (await readOutbox(store)).filter(({ token }) => mails.every((each) => each.token !== token));
    for (const { token, kind } of sent) mails.push({ token, kind, sentAt: now, entry: entries });
  };

  for (const each of steps) {
    const before = await read();
    const options = { now: new Date(now) };
    const used = 'mail' in each && mails.length > 0 ? mails[each.mail % mails.length] : undefined;
    if (each.what === 'wait') now += each.hours * HOUR_MS;
    else if (each.what === 'signUp') {
      entries += 1;
      const body = { email: EMAIL, consents: each.consents, origin: 'footer', originAddition: '' };
      const firstName = each.firstName && { firstName: each.firstName };
      await send('subscribe', { ...options, params: params(), body: { ...body, ...firstName } });
      const recent = mails.filter(
        ({ kind, sentAt }) => kind !== 'newsletter-voucher' && sentAt > now - HOUR_MS,
      );
      await collect();
      // Nothing that anyone signs up changes a subscription before its owner confirms.
      expect((await read())?.subscriber).toEqual(before?.subscriber);
      if (recent.length < MAX_MAILS_PER_HOUR) expect(mails.at(-1)?.entry).toBe(entries);
    } else if (each.what === 'click' && used) {
      const { status } = await send('confirmSubscriber', { ...options, params: params(used.token) });
      const after = await read();
      const isCurrent = used.entry > lastEnd && now - used.sentAt < LINK_VALID_MS;
      if (before?.subscriber) {
        if (isCurrent) expect(status).toBe(204);
        if (used.entry < lastEntry) expect(after?.subscriber).toEqual(before.subscriber);
        else if (used.kind === 'newsletter-known') lastEntry = used.entry;
        expect(after?.subscriber).toMatchObject({ interests: before.subscriber.interests });
        for (const consent of before.subscriber.consents)
          expect(after?.subscriber?.consents).toContain(consent);
      } else if (status === 204) {
        expect(isCurrent).toBe(true);
        begins += 1;
        entries += 1;
        lastEntry = entries;
      } else expect(after?.subscriber).toBeUndefined();
      if (status === 204) {
        const again = await send('confirmSubscriber', { ...options, params: params(used.token) });
        expect([again.status, await read()]).toEqual([204, after]);
      }
      await collect();
    } else if (each.what === 'prefer' && used) {
      const body = { consents: each.consents, interests: ['COFFEE'], firstName: each.firstName ?? '' };
      const { status } = await send('updateSubscriber', { ...options, params: params(used.token), body });
      if (status === 200 && before?.subscriber) {
        entries += 1;
        lastEntry = entries;
        expect((await read())?.subscriber).toMatchObject({ consents: each.consents, interests: ['COFFEE'] });
      }
    } else if (each.what === 'unsubscribe' && used) {
      const { status } = await send('updateSubscriber', {
        ...options,
        params: params(used.token),
        body: { consents: [] },
      });
      if (status === 200) {
        lastEnd = entries;
        expect((await read())?.subscriber).toBeUndefined();
        const again = await send('updateSubscriber', {
          ...options,
          params: params(used.token),
          body: { consents: [] },
        });
        expect(again.status).toBe(200);
      }
    }

    const after = await read();
    const welcomes = (await readOutbox(store)).filter(({ kind }) => kind === 'newsletter-voucher');
    // The outbox forgets old mails.
    expect(welcomes.length).toBeLessThanOrEqual(begins);
    expect(mails.filter(({ kind }) => kind === 'newsletter-voucher')).toHaveLength(begins);
    // Evidence is added and ended, never changed.
    if (before && after && (before.subscriber || (before.evidenceEndsAt ?? 0) > now))
      for (const [index, record] of before.history.entries())
        expect(after.history[index]).toEqual(
          record.withdrawnAt
            ? record
            : { ...record, ...(after.history[index]?.withdrawnAt && { withdrawnAt: expect.any(String) }) },
        );
    const active = (after?.history ?? [])
      .filter(({ withdrawnAt }) => !withdrawnAt)
      .map(({ consent }) => consent);
    const commercial = site === 'TR' && after?.subscriber ? ['COMMERCIAL_MESSAGES'] : [];
    expect(active.sort()).toEqual([...(after?.subscriber?.consents ?? []), ...commercial].sort());
  }
  return begins;
}

it.each(['DE', 'TR'] as const)(
  'NWL-21: on %s no order of sign-ups, clicks, preferences, ends and expiries loses what came later',
  async (site) => {
    let begins = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
        begins += await live(site, steps);
      }),
      { numRuns: 150, seed: 21 },
    );
    // The histories contain subscriptions.
    expect(begins).toBeGreaterThan(50);
  },
);
