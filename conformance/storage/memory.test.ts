import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { backends, isAimedElsewhere, openTarget, type Target } from './support/target.ts';

const mebibyte = 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024, 'muster');
const total = 200 * mebibyte;
/** Half of the bytes sent, which leaves room for garbage that isn't collected yet. */
const bound = total / 2;

async function* bytes(): AsyncIterable<Buffer> {
  for (let sent = 0; sent < total; sent += chunk.length) yield chunk;
}

/** In the default run, each of the two databases covers one backend. */
const tried = process.env['MUSTER_TEST_FULL'] === '1' ? backends : backends.slice(0, 1);

/** The server reports its process's memory, so it must have been started here. */
describe.skipIf(isAimedElsewhere).each(tried)(
  '200 MiB through the server to and from the %s backend',
  (backend) => {
    let target: Target;
    let bucket: string;
    beforeAll(async () => {
      target = await openTarget({ backend, env: { STORAGE_FILE_SIZE_LIMIT: String(2 * total) } });
      bucket = await target.bucket();
    });
    afterAll(() => target.stop());

    const headers = () => ({
      apikey: target.anonKey,
      authorization: `Bearer ${target.serviceRoleKey}`,
    });

    /** Returns the maximum growth of the server's resident memory during the work. */
    async function growth(work: () => Promise<unknown>): Promise<number> {
      const before = await residentBytes();
      let most = before;
      let isOver = false;
      const watching = (async () => {
        while (!isOver) {
          most = Math.max(most, await residentBytes());
          await delay(50);
        }
      })();
      await work().finally(() => (isOver = true));
      await watching;
      return most - before;
    }

    async function residentBytes(): Promise<number> {
      const text = await (await fetch(`${target.url}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]);
    }

    it('leave its memory flat', async () => {
      const path = `${target.url}/storage/v1/object/${bucket}/large.bin`;
      const up = async () => {
        const answer = await fetch(path, {
          method: 'POST',
          headers: { ...headers(), 'x-upsert': 'true' },
          body: Readable.toWeb(Readable.from(bytes())),
          duplex: 'half',
        });
        expect(await answer.json()).toMatchObject({ Key: `${bucket}/large.bin` });
      };
      const down = async () => {
        const answer = await fetch(path, { headers: headers() });
        let size = 0;
        for await (const part of answer.body ?? []) size += part.length;
        expect(size).toBe(total);
      };
      // A process keeps the memory it allocates for its first requests.
      await up();
      await down();
      expect(await growth(up)).toBeLessThan(bound);
      expect(await growth(down)).toBeLessThan(bound);
    }, 120_000);
  },
);
