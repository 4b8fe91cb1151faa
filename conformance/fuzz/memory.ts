import type { TestServer } from '@muster/testkit';

/** Returns the server's heap size from its metrics, in bytes. */
export async function heapOf({ url }: TestServer): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const found = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(figures)?.[1];
  if (found === undefined) throw new Error('The server does not tell its heap.');
  return Number(found);
}

/**
 * Returns the minimum of each quarter of the samples, in MiB: between collections a heap only
 * grows, so the size right after one shows what is retained.
 */
export function leastByQuarter(samples: readonly number[]): number[] {
  const quarter = samples.length / 4;
  return Array.from({ length: 4 }, (_, index) => {
    const part = samples.slice(Math.floor(index * quarter), Math.floor((index + 1) * quarter));
    return Math.min(...part) / 1024 / 1024;
  });
}
