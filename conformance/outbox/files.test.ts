import { randomBytes, randomUUID } from 'node:crypto';

import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { FileToUpload } from '../../apps/web/src/data/files/upload.ts';
import { uploadFile } from '../../apps/web/src/data/files/upload-file.ts';
import { startCrew, type Crew, type Worker } from './support/crew.ts';

let crew: Crew;
let worker: Worker;
let token: string;
beforeAll(async () => {
  crew = await startCrew(1);
  worker = crew.workers[0]!;
  token = await signIn(worker);
}, 120_000);
afterAll(() => crew?.server.stop());

const whole = 20_000;
const inParts = 400_000;

/** Returns a photo in the worker's own folder, with a function that sends it. */
function photo({ size = inParts, folder = `${crew.companyId}/${worker.personId}` } = {}) {
  const id = randomUUID();
  const content = randomBytes(size);
  content.set([0xff, 0xd8, 0xff]);
  let upload: string | null = null;
  const path = `${folder}/${id}.jpg`;
  const file: FileToUpload = {
    id,
    record_id: randomUUID(),
    record_kind: 'punch',
    bucket: 'profile-photos',
    path,
    purpose: 'photo',
    mime_type: 'image/jpeg',
    size,
    sha256: '',
    bytes: new Blob([content], { type: 'image/jpeg' }),
    record: null,
    resume: {
      read: async () => upload,
      keep: async (number) => {
        upload = number;
      },
    },
  };
  const send = (fetch: typeof globalThis.fetch = globalThis.fetch, accessToken = token) => {
    const { url, anonKey } = crew.server;
    const config = {
      supabaseUrl: url,
      apiUrl: url,
      anonKey,
      functionsUrl: null,
      vapidPublicKey: null,
      mapStyleUrl: null,
      version: '',
    };
    const source = {
      ready: async () => config,
      current: () => config,
      refresh: () => Promise.resolve(),
    };
    return uploadFile({ config: source, fetch }, file, {
      accessToken,
      signal: AbortSignal.timeout(20_000),
    });
  };
  return {
    send,
    content,
    done: { kind: 'answered', verdicts: [{ id, result: 'done', answer: null }] },
    uploadNumber: () => upload,
    forget: (number: string) => {
      upload = number;
    },
    stored: async () => {
      const answer = await fetch(`${crew.server.url}/storage/v1/object/profile-photos/${path}`, {
        headers: { Authorization: `Bearer ${crew.server.serviceRoleKey}` },
      });
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
  };
}

/** Returns a connection that breaks after this many bytes of a part. */
function breaksAfter(bytes: number, requests: string[]): typeof fetch {
  return async (input, init) => {
    requests.push(init?.method ?? 'GET');
    if (init?.method !== 'PATCH' || !(init.body instanceof Blob)) return fetch(input, init);
    const carried = init.body.slice(0, bytes);
    const answer = await fetch(input, { ...init, body: carried });
    await answer.arrayBuffer();
    throw new TypeError('The line broke');
  };
}

const attention = { kind: 'answered', verdicts: [{ result: 'attention' }] };

describe.each([
  ['in one request', whole],
  ['in parts', inParts],
])('a file that goes %s', (_how, size) => {
  it('is refused for good in another person’s or another company’s folder, and of a type not allowed', async () => {
    for (const folder of [
      `${crew.companyId}/${randomUUID()}`,
      `${randomUUID()}/${worker.personId}`,
    ]) {
      const { send, stored } = photo({ size, folder });
      expect(await send()).toMatchObject(attention);
      expect(await stored()).toBeNull();
    }
  });

  it('asks for another token where the storage does not take this one', async () => {
    const [head, body] = token.split('.');
    expect(await photo({ size }).send(fetch, `${head}.${body}.${'A'.repeat(43)}`)).toEqual({
      kind: 'unauthorized',
    });
  });

  it.each([
    ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['another one’s JSON', () => Response.json({ status: 'Please log in' })],
    ['a guard’s page', () => new Response('<html>Blocked</html>', { status: 403 })],
    ['nothing', () => Response.error()],
  ])('is kept where %s answers in the server’s place', async (_what, answer) => {
    const { send } = photo({ size });
    expect(await send(async () => answer())).toMatchObject({ kind: 'missed' });
  });

  it('is stored once, byte by byte, however often it is sent', async () => {
    const { send, stored, content, done } = photo({ size });
    expect(await send()).toEqual(done);
    expect(await send()).toEqual(done);
    expect((await stored())?.equals(content)).toBe(true);
  });
});

describe('a file that goes in parts', () => {
  it('goes on where the line broke, in as many calls as it takes', async () => {
    const { send, stored, content, done, uploadNumber } = photo();
    const requests: string[] = [];
    expect(await send(breaksAfter(150_000, requests))).toEqual({ kind: 'partial' });
    const number = uploadNumber();
    expect(await send(breaksAfter(150_000, requests))).toEqual({ kind: 'partial' });
    expect(await send()).toEqual(done);
    expect(uploadNumber()).toBe(number);
    expect(requests).toEqual(['POST', 'PATCH', 'HEAD', 'HEAD', 'PATCH', 'HEAD']);
    expect((await stored())?.equals(content)).toBe(true);
  });

  it('is no progress where a part carries nothing', async () => {
    expect(await photo().send(breaksAfter(0, []))).toMatchObject({ kind: 'missed' });
  });

  it('is done where only the end of it went unheard', async () => {
    const { send, stored, content, done } = photo();
    expect(await send(breaksAfter(inParts, []))).toEqual(done);
    expect((await stored())?.equals(content)).toBe(true);
  });

  it('starts over when the server no longer knows its upload', async () => {
    const { send, forget, done } = photo();
    forget(randomUUID());
    expect(await send()).toEqual(done);
  });

  it('is refused for good beyond what its bucket takes', async () => {
    expect(await photo({ size: 5_000_001 }).send()).toMatchObject(attention);
    expect(await photo({ size: 5_000_000 }).send()).toMatchObject({
      verdicts: [{ result: 'done' }],
    });
  });
});

async function signIn({ email, password }: Worker): Promise<string> {
  const { url, anonKey } = crew.server;
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return z.object({ access_token: z.string() }).parse(await answer.json()).access_token;
}
