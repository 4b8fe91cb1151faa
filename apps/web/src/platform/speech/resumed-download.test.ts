import { expect, it, vi } from 'vitest';
import { resumedDownload, stalledMs } from './resumed-download.ts';

const url = 'https://app.test/speech-models/1/en.tar.gz';
const content = new TextEncoder().encode('a model of English');

/**
 * The network's behavior for the next request: it delivers this many bytes and then breaks off, goes silent, or ends.
 */
type Step = { readonly bytes: number; readonly ends: 'error' | 'silence' | 'end' } | 'no answer';

function download(steps: readonly Step[]) {
  const asked: (string | null)[] = [];
  const progress: number[] = [];
  const left = [...steps];
  const stalls = new Set<() => void>();
  const network = (_url: unknown, init?: RequestInit): Promise<Response> => {
    const range = new Headers(init?.headers).get('Range');
    asked.push(range);
    const step = left.shift() ?? 'no answer';
    if (step === 'no answer') return Promise.reject(new TypeError('No network'));
    const from = range === null ? 0 : Number(/^bytes=(\d+)-$/.exec(range)?.[1]);
    let isSent = false;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          if (!isSent && step.bytes > 0) {
            isSent = true;
            controller.enqueue(content.slice(from, from + step.bytes));
            return;
          }
          if (step.ends === 'silence') return new Promise<void>(() => {});
          if (step.ends === 'end') controller.close();
          else controller.error(new TypeError('It broke off'));
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { 'Content-Length': String(content.length - from) };
    return Promise.resolve(new Response(body, { status: from === 0 ? 200 : 206, headers }));
  };

  // Pauses pass at once; the stall timeout waits for the test.
  const after = (ms: number, act: () => void) => {
    if (ms === stalledMs) stalls.add(act);
    else queueMicrotask(act);
    return () => void stalls.delete(act);
  };
  const result = resumedDownload(url, { fetch: network, after }, (bytes) =>
    progress.push(bytes),
  ).then((response) => response.text());
  return { asked, progress, result, stalls };
}

const whole = { bytes: content.length, ends: 'end' } as const;

it('fails at once where the first part does not come', async () => {
  await expect(download(['no answer']).result).rejects.toThrow('No network');
});

it('tells how far it is', async () => {
  const { result, progress, asked } = download([whole]);
  expect(await result).toBe('a model of English');
  expect(progress).toEqual([content.length]);
  expect(asked).toEqual([null]);
});

it('goes on where it broke off', async () => {
  const { result, asked, progress } = download([
    { bytes: 5, ends: 'error' },
    'no answer',
    { bytes: 4, ends: 'end' },
    whole,
  ]);
  expect(await result).toBe('a model of English');
  expect(asked).toEqual([null, 'bytes=5-', 'bytes=5-', 'bytes=9-']);
  expect(progress).toEqual([5, 9, content.length]);
});

it('takes a long silence for a break', async () => {
  const { result, asked, progress, stalls } = download([{ bytes: 5, ends: 'silence' }, whole]);
  await vi.waitFor(() => {
    expect(progress).toEqual([5]);
    expect(stalls.size).toBe(1);
  });
  expect(asked).toEqual([null]);
  for (const stall of stalls) stall();
  expect(await result).toBe('a model of English');
  expect(asked).toEqual([null, 'bytes=5-']);
});

it('gives up after five tries in a row that brought nothing', async () => {
  const { result, asked } = download([{ bytes: 5, ends: 'error' }]);
  await expect(result).rejects.toThrow('No network');
  expect(asked).toEqual([null, ...Array.from({ length: 4 }, () => 'bytes=5-')]);
});
