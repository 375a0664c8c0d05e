import { expect, it } from 'vitest';
import { createMemoryStore } from '#mocks/memoryStore.ts';
import { OUTBOX_SIZE, sendMail } from '#mocks/services/outbox.ts';
import { MAX_MAILS_PER_HOUR } from '#mocks/services/subscription.ts';

const NOW = new Date('2026-11-30T12:00:00Z');

it('LAW-02: mails to others do not end the limit of a mailbox, an hour does', async () => {
  const store = createMemoryStore();
  const receive = (to: string, now = NOW) =>
    sendMail(
      store,
      {
        kind: 'declaration-receipt',
        id: 'a',
        to,
        site: 'DE',
        locale: 'de-DE',
        sentAt: now.toISOString(),
        declaration: 'cancellation',
        entry: {},
      },
      now,
    );
  for (let mail = 0; mail < MAX_MAILS_PER_HOUR; mail += 1)
    expect(await receive('kim@example.com')).toBe(true);
  for (let other = 0; other < OUTBOX_SIZE; other += 1) await receive(`${other}@example.com`);
  expect(await receive('Kim@example.com')).toBe(false);
  expect(await receive('kim@example.com', new Date('2026-11-30T13:00:00Z'))).toBe(true);
});
