import { use } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { loadWithRetry } from '#src/lazy/loadWithRetry.ts';
import { brokenFor } from '../support/brokenFor.ts';

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('BEY-07, BEY-08: optional code', () => {
  it('is loaded once, however often it is requested', async () => {
    const load = brokenFor(0, 'code');
    const { load: request } = loadWithRetry('It', load);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([request(), request(), request()])).toEqual(['code', 'code', 'code']);
    expect(await request()).toBe('code');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is retried automatically with back-off, and reported once', async () => {
    const load = brokenFor(3, 'code');
    const whenHere = vi.fn();
    void loadWithRetry('The footer', load).load().then(whenHere);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(load).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(whenHere).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(whenHere).toHaveBeenCalledWith('code');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('The footer could not be loaded'));
  });

  it('has a limited number of automatic retries', async () => {
    const load = brokenFor(100, 'code');
    void loadWithRetry('It', load).load();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('is retried on a request, but not on every pointer move', async () => {
    const load = brokenFor(1, 'code');
    const { load: request } = loadWithRetry('It', load);
    void request();
    await vi.advanceTimersByTimeAsync(999);
    void request();
    void request();
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await request()).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is retried as soon as the browser is online', async () => {
    const load = brokenFor(1, 'code');
    const loaded = loadWithRetry('It', load).load();
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
    expect(await loaded).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('reloads its failed style sheet on the retry, which a bundler would not do', async () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    document.head.append(link);
    Object.defineProperty(link, 'sheet', { value: null });
    const loaded = loadWithRetry('It', brokenFor(1, 'code')).load();
    await vi.advanceTimersByTimeAsync(2_000);
    const again = document.head.querySelector('link[rel="stylesheet"]');
    expect(again).not.toBe(link);
    again?.dispatchEvent(new Event('load'));
    expect(await loaded).toBe('code');
    again?.remove();
  });
});

it('BEY-07: React reads a loaded module without suspending', async () => {
  const lazy = loadWithRetry('It', async () => 'code');
  await lazy.load();
  const Part = () => use(lazy.load());
  expect(renderToString(<Part />)).toBe('code');
});
