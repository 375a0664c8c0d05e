import { describe, expect, it } from 'vitest';
import { STORY_TIME } from '#mocks/msw.ts';
import { type NewsletterMail, readOutbox as readMails } from '#mocks/services/outbox.ts';
import { LINK_VALID_MS, MAX_LINKS, MAX_MAILS_PER_HOUR } from '#mocks/services/subscription.ts';
import type { DocumentStore } from '#mocks/world.ts';
import { subscriber } from '#src/schemas/newsletter.ts';
import { aShop, type CallOptions } from './callShop.ts';

const readOutbox = async (store: DocumentStore) => (await readMails(store)) as NewsletterMail[];

const base = 'internal';
const body = { email: 'eszter@example.hu', consents: ['NEWSLETTER'], origin: 'footer', originAddition: '' };
const FORTNIGHT_MS = 14 * 24 * 3_600_000;
const later = (milliseconds: number) => new Date(STORY_TIME.getTime() + milliseconds);

function aNewsletter(shared: CallOptions = {}, initial?: DocumentStore) {
  const { send, store } = aShop({ params: { base }, ...shared }, initial);
  return {
    send,
    store,
    signUp: (more: Record<string, unknown> = {}, options: CallOptions = {}) =>
      send('subscribe', { body: { ...body, ...more }, ...options }),
    confirm: (subscriberToken: string, options: CallOptions = {}) =>
      send('confirmSubscriber', { params: { base, subscriberToken }, ...options }),
    statusOf: async (options: CallOptions = {}) => (await send('readPartnerSite', options)).body,
    lastToken: async () => (await readOutbox(store))[0]?.token ?? '',
  };
}

/** Notes every change of a store, by the kind of its document, until it is told to stop. */
function watch(store: DocumentStore) {
  const changes: { key: string; kind: string; expiresInMs: number | undefined; isKept: boolean }[] = [];
  const { change } = store;
  store.change = (key, apply) =>
    change(key, (document) => {
      const changed = apply(document as never);
      const { expiresInMs } = changed;
      changes.push({ key, kind: key.split(':')[0] ?? '', expiresInMs, isKept: Boolean(changed.document) });
      return changed;
    });
  const lifetimesOf = (kind: string) =>
    changes.filter((each) => each.kind === kind).map(({ expiresInMs }) => expiresInMs);
  return { changes, lifetimesOf, stop: () => Object.assign(store, { change }) };
}

describe('the double opt-in (BFF-06)', () => {
  it('NWL-21: welcomes once for concurrent clicks, each of which is confirmed', async () => {
    const { signUp, confirm, lastToken, store } = aNewsletter();
    await signUp();
    const token = await lastToken();
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await readOutbox(store)).toHaveLength(2);
  });

  it('NWL-16: rejects an expired or unknown link, and the form comes back', async () => {
    const { signUp, confirm, lastToken, statusOf } = aNewsletter();
    await signUp();
    const token = await lastToken();
    expect(await statusOf({ now: later(LINK_VALID_MS - 1) })).toEqual({ nl_status: 'WAITING_FOR_DOI' });
    expect(await statusOf({ now: later(LINK_VALID_MS + 1) })).toEqual({ nl_status: 'NOT_SUBSCRIBED' });
    expect((await confirm(token, { now: later(LINK_VALID_MS) })).status).toBe(410);
    expect((await confirm(token, { now: later(LINK_VALID_MS - 1) })).status).toBe(204);
    expect((await confirm('made-up')).status).toBe(410);
  });

  it('stores only hashes of its tokens outside the mail', async () => {
    const { signUp, lastToken, store } = aNewsletter();
    const { changes } = watch(store);
    await signUp();
    const token = await lastToken();
    expect(changes.map(({ kind }) => kind)).toContain('subscriber-token');
    expect(changes.map(({ key }) => key).join()).not.toContain(token);
    expect(JSON.stringify(await store.read('visitor:v1'))).not.toContain(token);
  });
});

describe('concurrent sign-ups (M3)', () => {
  it('BFF-06: a link confirms the data of its own sign-up, not of a later anonymous one', async () => {
    const { signUp, confirm, lastToken, store } = aNewsletter();
    await signUp({ firstName: 'Eszter' });
    const own = await lastToken();
    await signUp({ firstName: 'Mallory', consents: ['NEWSLETTER', 'DNE'] }, { visitor: 'stranger' });
    expect((await confirm(own)).status).toBe(204);
    const stored = await store.read<{ subscriber: object }>(`subscriber:${body.email}`);
    expect(stored?.subscriber).toMatchObject({ firstName: 'Eszter', consents: ['NEWSLETTER'] });
  });

  it('BFF-08: a confirmation is one atomic write, so that a lost store contains all of it or nothing', async () => {
    const { signUp, confirm, lastToken, store, statusOf } = aNewsletter();
    await signUp();
    const token = await lastToken();
    const { changes, stop } = watch(store);
    expect((await confirm(token)).status).toBe(204);
    // What follows sends the voucher, and changes no subscriber.
    expect(changes[0]?.key).toBe(`subscriber:${body.email}`);
    expect(changes.filter(({ kind }) => kind === 'subscriber')).toHaveLength(1);
    stop();
    expect(await statusOf()).toEqual({ nl_status: 'SUBSCRIBED' });
  });

  it('BFF-05: mails per recipient and hour are limited across senders, and responses do not reveal it', async () => {
    const { signUp, store } = aNewsletter();
    const answers = [];
    for (let count = 0; count < MAX_MAILS_PER_HOUR + 3; count += 1)
      answers.push(await signUp({}, { visitor: `v${count}` }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await readOutbox(store)).toHaveLength(MAX_MAILS_PER_HOUR);
    await signUp({}, { now: later(3_600_001) });
    expect(await readOutbox(store)).toHaveLength(MAX_MAILS_PER_HOUR + 1);
  });

  it('BFF-05: the limit of a mailbox covers all its spellings, and a clock that is set back does not prolong it', async () => {
    const { signUp, store } = aNewsletter();
    const spellings = ['a@exämple.org', 'A@xn--exmple-cua.org', 'a@exa\u0308mple.org', 'a@exämple.\uff4frg'];
    for (let count = 0; count < 2; count += 1)
      for (const email of spellings) await signUp({ email }, { now: later(3_600_000) });
    expect(await readOutbox(store)).toHaveLength(MAX_MAILS_PER_HOUR);
    await signUp({ email: spellings[0] });
    expect(await readOutbox(store)).toHaveLength(MAX_MAILS_PER_HOUR + 1);
  });

  it('NWL-19: unconfirmed data is deleted after 14 days, confirmed data is kept', async () => {
    const { signUp, confirm, lastToken, store } = aNewsletter();
    const { lifetimesOf } = watch(store);
    await signUp();
    for (const kind of ['subscriber', 'subscriber-token'])
      expect(lifetimesOf(kind).at(-1)).toBe(FORTNIGHT_MS);
    await confirm(await lastToken());
    expect(lifetimesOf('subscriber').at(-1)).toBeUndefined();
  });

  it('NWL-19: so is what an unconfirmed sign-up would change in a subscription', async () => {
    const { signUp, confirm, lastToken, store, send } = aNewsletter();
    await signUp({ firstName: 'Eszter' });
    await confirm(await lastToken());
    const params = { base, subscriberToken: await lastToken() };
    await signUp({ firstName: 'Mallory' }, { visitor: 'stranger' });
    const storedAt = async (milliseconds: number) => {
      await send('updateSubscriber', {
        params,
        body: { interests: ['COFFEE'] },
        now: later(milliseconds),
      });
      return JSON.stringify(await store.read(`subscriber:${body.email}`));
    };
    expect(await storedAt(FORTNIGHT_MS - 1)).toContain('Mallory');
    expect(await storedAt(FORTNIGHT_MS)).not.toContain('Mallory');
  });
});

describe('an already subscribed address', () => {
  it('is revealed neither by the response nor by the visitor’s status', async () => {
    const first = aNewsletter();
    await first.signUp();
    await first.confirm(await first.lastToken());
    const stranger = aNewsletter({ visitor: 'stranger' }, first.store);
    const known = await stranger.signUp();
    const statusForKnown = await stranger.statusOf();
    const other = aNewsletter({ visitor: 'other' }, first.store);
    const fresh = await other.signUp({ email: 'new@example.hu' });
    expect(known).toEqual(fresh);
    expect(statusForKnown).toEqual(await other.statusOf());
    expect(statusForKnown).toEqual({ nl_status: 'WAITING_FOR_DOI' });
  });

  it('uses the same number of store operations as a new one, so that timing does not reveal it', async () => {
    const first = aNewsletter();
    await first.signUp();
    await first.confirm(await first.lastToken());
    const stepsOf = async (visitor: string, email: string) => {
      const steps: string[] = [];
      const counting: DocumentStore = {
        read: (key) => {
          steps.push(`read ${key.split(':')[0]}`);
          return first.store.read(key);
        },
        change: (key, change) => {
          steps.push(`change ${key.split(':')[0]}`);
          return first.store.change(key, change);
        },
      };
      await aNewsletter({ visitor }, counting).signUp({ email });
      return steps;
    };
    const known = await stepsOf('stranger', body.email);
    expect(known).toContain('change subscriber-token');
    expect(known).toEqual(await stepsOf('other', 'new@example.hu'));
  });

  it('NWL-21: gets a notice, whose link confirms what is new and keeps the rest', async () => {
    const { signUp, confirm, lastToken, store, send } = aNewsletter();
    await signUp({ firstName: 'Eszter' });
    await confirm(await lastToken());
    await signUp({ email: 'ESZTER@example.hu', consents: ['NEWSLETTER', 'DNE'] }, { visitor: 'stranger' });
    const [mail] = await readOutbox(store);
    expect(mail).toMatchObject({ kind: 'newsletter-known', changes: true });
    const params = { base, subscriberToken: mail?.token ?? '' };
    const stored = async () => (await send('readSubscriber', { params })).body;
    expect(await stored()).toMatchObject({ firstName: 'Eszter', consents: ['NEWSLETTER'] });
    expect((await confirm(params.subscriberToken)).status).toBe(204);
    expect(await stored()).toMatchObject({ firstName: 'Eszter', consents: ['NEWSLETTER', 'DNE'] });
    await signUp();
    expect((await readOutbox(store))[0]).toMatchObject({ kind: 'newsletter-known', changes: false });
  });
});

describe('an invalid sign-up', () => {
  it.each([
    ['no address', { email: 'nobody' }, 'urn:newsletter:email_invalid'],
    ['a web address for a name', { firstName: 'www.shop.example' }, 'urn:newsletter:request_invalid'],
    ['no consent', { consents: [] }, 'urn:newsletter:request_invalid'],
  ])('returns a problem: %s', async (_, more, type) => {
    const { signUp, store } = aNewsletter();
    expect(await signUp(more)).toMatchObject({
      status: 400,
      body: { type, status: 400 },
      headers: { 'Content-Type': 'application/problem+json' },
    });
    expect(await readOutbox(store)).toEqual([]);
  });
});

describe('BEY-19: the subscriber', () => {
  /** A confirmed subscriber, and the token of the voucher mail. */
  async function aSubscriber() {
    const newsletter = aNewsletter();
    await newsletter.signUp({ firstName: 'Eszter' });
    await newsletter.confirm(await newsletter.lastToken());
    const [voucher] = await readOutbox(newsletter.store);
    const params = { base, subscriberToken: voucher?.token ?? '' };
    const update = (changes: object, options: CallOptions = {}) =>
      newsletter.send('updateSubscriber', { params, body: changes, ...options });
    return { ...newsletter, voucher, params, update };
  }
  const recordOf = (answer: { body?: unknown }) => subscriber.parse(answer.body).consentRecords;
  const at = (milliseconds: number) => later(milliseconds).toISOString();

  it('stores each consent with the version of its text and its time', async () => {
    const { send, params, update } = await aSubscriber();
    const times = { givenAt: at(0), confirmedAt: at(0) };
    const initial = { consent: 'NEWSLETTER', textVersion: '2027-01 de-DE', ...times };
    expect(recordOf(await send('readSubscriber', { params }))).toEqual([initial]);
    await update({ consents: ['NEWSLETTER', 'DNE'] }, { now: later(1_000) });
    const withdrawn = await update({ consents: ['NEWSLETTER'] }, { now: later(2_000) });
    expect(recordOf(withdrawn)).toEqual([
      initial,
      { consent: 'DNE', textVersion: '2027-01 de-DE', givenAt: at(1_000), withdrawnAt: at(2_000) },
    ]);
  });

  it('stores when the owner of the address confirmed a consent, also after its withdrawal', async () => {
    const { signUp, confirm, lastToken, update } = await aSubscriber();
    await signUp({ consents: ['NEWSLETTER', 'DNE'] }, { now: later(1_000) });
    await confirm(await lastToken(), { now: later(2_000) });
    expect(recordOf(await update({ consents: [] }, { now: later(3_000) }))).toMatchObject([
      { consent: 'NEWSLETTER', givenAt: at(0), confirmedAt: at(0) },
      { consent: 'DNE', givenAt: at(1_000), confirmedAt: at(2_000) },
    ]);
  });

  it('stores only which consent was given and withdrawn, until the country’s retention period is over', async () => {
    const { update, store, voucher } = await aSubscriber();
    const { lifetimesOf, stop } = watch(store);
    const answer = await update({ consents: [] }, { now: later(1_000) });
    stop();
    expect(subscriber.parse(answer.body)).toMatchObject({ status: 'UNSUBSCRIBED', consents: [] });
    const stored = await store.read<object>(`subscriber:${body.email}`);
    expect(JSON.stringify(stored)).not.toContain('Eszter');
    expect(stored).toMatchObject({
      history: [{ consent: 'NEWSLETTER', givenAt: at(0), withdrawnAt: at(1_000) }],
    });
    expect(lifetimesOf('subscriber')).toEqual([FORTNIGHT_MS]);
    // The tokens hold the address: those of the confirmation and of the voucher.
    expect(lifetimesOf('subscriber-token')).toEqual([FORTNIGHT_MS, FORTNIGHT_MS]);
    expect(voucher?.token).toBeDefined();
  });

  const HOUR_MS = 3_600_000;

  it('stays unsubscribed, and a later anonymous sign-up of the address does not reveal it', async () => {
    const { signUp, update, statusOf } = await aSubscriber();
    await signUp({}, { visitor: 'earlier' });
    await update({ consents: [] });
    expect(await statusOf()).toEqual({ nl_status: 'NOT_SUBSCRIBED' });
    await signUp({}, { visitor: 'later' });
    for (const visitor of ['earlier', 'later'])
      expect(await statusOf({ visitor })).toEqual({ nl_status: 'WAITING_FOR_DOI' });
  });

  it('keeps the voucher link despite later anonymous sign-ups, whose tokens expire', async () => {
    const { signUp, send, params, store } = await aSubscriber();
    const { changes, stop } = watch(store);
    const options = (count: number) => ({ visitor: `v${count}`, now: later(count * HOUR_MS) });
    for (let count = 1; count <= 30; count += 1) await signUp({}, options(count));
    stop();
    expect((await send('readSubscriber', { params, ...options(31) })).status).toBe(200);
    const tokens = changes.filter(({ kind, isKept }) => kind === 'subscriber-token' && isKept);
    const ends = new Map(tokens.map(({ key, expiresInMs }) => [key, expiresInMs]));
    const lasting = [...ends.values()].filter((end) => end === undefined);
    expect([ends.size, lasting.length]).toEqual([30, 20]);
  });
});

it('BFF-05: pending sign-ups per address are limited, and the newest is kept', async () => {
  const { signUp, confirm, lastToken, store } = aNewsletter();
  const options = (count: number) => ({ now: later(count * 1_200_000) });
  for (let count = 0; count < MAX_LINKS.pending + 5; count += 1) await signUp({}, options(count));
  const stored = await store.read<{ links: object }>(`subscriber:${body.email}`);
  expect(Object.keys(stored?.links ?? {})).toHaveLength(MAX_LINKS.pending);
  expect((await confirm(await lastToken(), options(MAX_LINKS.pending + 5))).status).toBe(204);
});
