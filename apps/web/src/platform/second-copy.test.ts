import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserSecondCopy } from './second-copy.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser's cache whose every answer takes its time; `null`: it never answers. */
function slowCache(answerMs: number | null) {
  const bodies = new Map<string, string>();
  const answer = async <T>(value: T): Promise<T> => {
    if (answerMs === null) return new Promise<never>(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, answerMs));
    return value;
  };
  const cache = {
    keys: () => answer([...bodies.keys()].map((url) => new Request(`https://app.test${url}`))),
    match: ({ url }: Request) => answer(new Response(bodies.get(new URL(url).pathname))),
    put: async (url: string, response: Response) => {
      bodies.set(url, await response.text());
    },
  };
  vi.stubGlobal('caches', { open: async () => cache });
  return cache;
}

it('reads the hundreds of items of a tablet that was without a network for a week', async () => {
  vi.useFakeTimers();
  slowCache(5);
  const copy = createBrowserSecondCopy();
  for (let count = 0; count < 600; count += 1) await copy.keep(`item-${count}`, 'text');
  const reading = copy.readAll();
  await vi.runAllTimersAsync();
  expect((await reading)?.size).toBe(600);
});

it('gives up on a cache that does not answer', async () => {
  vi.useFakeTimers();
  slowCache(null);
  const reading = createBrowserSecondCopy().readAll();
  await vi.runAllTimersAsync();
  expect(await reading).toBeNull();
});
