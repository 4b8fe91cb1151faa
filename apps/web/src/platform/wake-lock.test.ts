import { afterEach, expect, it, vi } from 'vitest';
import { keepAwake } from './wake-lock.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that lets a lock go when its page is hidden, as all do. */
function openPage({ refuses = false } = {}) {
  const log: string[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const request = async () => {
    if (refuses) throw new Error('The battery is low');
    log.push('taken');
    return { release: async () => void log.push('released') };
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const show = async (state: 'visible' | 'hidden') => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  };
  return { log, show };
}

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

it('is taken at once, again after the page was hidden, and released at the end', async () => {
  const { log, show } = openPage();
  const letSleep = keepAwake();
  await settle();
  expect(log).toEqual(['taken']);
  await show('hidden');
  expect(log).toEqual(['taken']);
  await show('visible');
  await settle();
  expect(log).toEqual(['taken', 'taken']);
  letSleep();
  await show('visible');
  await settle();
  expect(log).toEqual(['taken', 'taken', 'released']);
});

it('is released where it comes after its end', async () => {
  const { log } = openPage();
  keepAwake()();
  await settle();
  expect(log).toEqual(['taken', 'released']);
});

it('does nothing where the browser refuses', async () => {
  const { log } = openPage({ refuses: true });
  const letSleep = keepAwake();
  await settle();
  letSleep();
  expect(log).toEqual([]);
});
