import { afterEach, expect, it, vi } from 'vitest';
import { createOneTrustConsent } from '#src/features/consent/index.ts';

interface Scripted {
  OneTrust?: unknown;
  OnetrustActiveGroups?: unknown;
}
const page = window as Scripted;
const update = () => window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated'));

function connect(groups?: Parameters<typeof createOneTrustConsent>[0]) {
  const notify = vi.fn();
  return { notify, stop: createOneTrustConsent(groups).connect(notify) };
}

afterEach(() => {
  delete page.OneTrust;
  delete page.OnetrustActiveGroups;
});

it('BEY-20: OneTrust’s groups map to the categories', () => {
  const { notify, stop } = connect();
  page.OneTrust = { IsAlertBoxClosed: () => true };
  page.OnetrustActiveGroups = ',C0001,C0002,';
  update();
  expect(notify).toHaveBeenLastCalledWith({ analytics: true, marketing: false });
  page.OnetrustActiveGroups = ',C0001,C0002,C0004,';
  update();
  expect(notify).toHaveBeenLastCalledWith({ analytics: true, marketing: true });
  page.OnetrustActiveGroups = ',C0001,';
  update();
  expect(notify).toHaveBeenLastCalledWith({ analytics: false, marketing: false });
  stop();
  update();
  expect(notify).toHaveBeenCalledTimes(3);
});

it.each([
  ['a decision', ',C0001,C0004,', true, { analytics: false, marketing: true }],
  ['nothing, which refuses nothing', ',C0001,', false, null],
  ['marketing, which waits for analytics', ',C0001,C0004,', false, null],
  ['both categories', ',C0001,C0002,C0004,', false, { analytics: true, marketing: true }],
  ['null as groups', null, true, { analytics: false, marketing: false }],
  ['a number as groups', 7, true, { analytics: false, marketing: false }],
  ['an array as groups', ['C0002'], true, { analytics: false, marketing: false }],
  ['endless groups', `,${'C0002,'.repeat(1_000)}`, true, { analytics: false, marketing: false }],
])('BEY-20: OneTrust has %s before the page is hydrated', (_what, groups, isClosed, choice) => {
  page.OneTrust = { IsAlertBoxClosed: () => isClosed };
  page.OnetrustActiveGroups = groups;
  expect(connect().notify.mock.calls).toEqual(choice ? [[choice]] : []);
});

it('BEY-20: a shop can configure its own groups', () => {
  page.OnetrustActiveGroups = ',STATS,';
  const { notify } = connect({ analytics: 'STATS', marketing: 'ADS' });
  expect(notify).toHaveBeenCalledExactlyOnceWith({ analytics: true, marketing: false });
});

it('BEY-20: the footer opens OneTrust’s own settings, and does nothing where its script is blocked', () => {
  const ToggleInfoDisplay = vi.fn();
  createOneTrustConsent().reopen();
  page.OneTrust = { ToggleInfoDisplay };
  createOneTrustConsent().reopen();
  expect(ToggleInfoDisplay).toHaveBeenCalledOnce();
});
