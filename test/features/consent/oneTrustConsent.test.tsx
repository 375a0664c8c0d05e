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

it('BEY-20: a visitor without a decision in OneTrust is undecided, not refused', () => {
  page.OneTrust = { IsAlertBoxClosed: () => false };
  page.OnetrustActiveGroups = ',C0001,';
  const { notify } = connect();
  update();
  expect(notify).not.toHaveBeenCalled();
});

it('BEY-20: marketing that OneTrust grants by default waits with analytics for the decision', () => {
  page.OneTrust = { IsAlertBoxClosed: () => false };
  page.OnetrustActiveGroups = ',C0001,C0004,';
  const { notify } = connect();
  expect(notify).not.toHaveBeenCalled();
  page.OnetrustActiveGroups = ',C0001,C0002,C0004,';
  update();
  expect(notify).toHaveBeenCalledExactlyOnceWith({ analytics: true, marketing: true });
});

it('BEY-20: a OneTrust decision made before hydration applies', () => {
  page.OneTrust = { IsAlertBoxClosed: () => true };
  page.OnetrustActiveGroups = ',C0001,C0004,';
  expect(connect().notify).toHaveBeenCalledExactlyOnceWith({ analytics: false, marketing: true });
});

it('BEY-20: a shop can configure its own groups', () => {
  page.OnetrustActiveGroups = ',STATS,';
  const { notify } = connect({ analytics: 'STATS', marketing: 'ADS' });
  expect(notify).toHaveBeenCalledExactlyOnceWith({ analytics: true, marketing: false });
});

it.each([null, 7, ['C0002'], `,${'C0002,'.repeat(1_000)}`])(
  'BEY-20: malformed groups (%.20j) allow nothing',
  (groups) => {
    page.OneTrust = { IsAlertBoxClosed: () => true };
    page.OnetrustActiveGroups = groups;
    expect(connect().notify).toHaveBeenCalledExactlyOnceWith({ analytics: false, marketing: false });
  },
);

it('BEY-20: the footer opens OneTrust’s own settings, and does nothing where its script is blocked', () => {
  const ToggleInfoDisplay = vi.fn();
  createOneTrustConsent().reopen();
  page.OneTrust = { ToggleInfoDisplay };
  createOneTrustConsent().reopen();
  expect(ToggleInfoDisplay).toHaveBeenCalledOnce();
});
