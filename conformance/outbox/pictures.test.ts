import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { sendPhoto } from '../../apps/web/src/data/clock/send-photo.ts';
import type { OutboxItem } from '../../apps/web/src/data/outbox/item.ts';
import { startCrew, type Crew } from './support/crew.ts';

let crew: Crew;
let companyId: string;
beforeAll(async () => {
  crew = await startCrew(1);
  companyId = await companyOfCrew();
}, 120_000);
afterAll(() => crew?.server.stop());

/** Returns the picture of a kiosk's punch, with a function that sends it. */
function picture({ folder = companyId, bytes = 40_000, type = 'image/jpeg' } = {}) {
  const id = randomUUID();
  const base64 = Buffer.alloc(bytes, 7).toString('base64');
  const item: OutboxItem = {
    id,
    kind: 'punch_photo',
    userId: 'kiosk',
    personId: 'person',
    causalKey: 'person:person',
    deviceId: randomUUID(),
    deviceSeq: 1,
    order: 1,
    payload: { path: `${folder}/${id}`, type, base64 },
    payloadVersion: 2,
    addedAtMs: 0,
    progress: { state: 'sending', attempts: 0, runId: 'run' },
  };
  const send = (accessToken = crew.kioskToken, fetch = globalThis.fetch) => {
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
    const call = { accessToken, signal: AbortSignal.timeout(20_000) };
    return sendPhoto({ config: source, fetch }, item, call);
  };
  return { id, send };
}

const doneOf = (id: string) => ({
  kind: 'answered',
  verdicts: [{ id, result: 'done', answer: null }],
});

it.each([
  ['another one’s JSON', () => Response.json({ status: 'Please log in' })],
  ['nothing but null', () => Response.json(null)],
  ['another picture', () => Response.json({ Key: 'punch-photos/other', Id: randomUUID() })],
  ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
])('takes no picture for sent when it is answered with %s', async (_what, answer) => {
  const { send } = picture();
  expect(await send(crew.kioskToken, async () => answer())).toMatchObject({ kind: 'missed' });
});

it('asks for another token when the storage does not take this one', async () => {
  const { send } = picture();
  const [head, body] = crew.kioskToken.split('.');
  expect(await send(`${head}.${body}.${'A'.repeat(43)}`)).toEqual({ kind: 'unauthorized' });
});

it('shows what is refused for good: another company’s folder, a picture too large or of another kind', async () => {
  const foreign = picture({ folder: randomUUID() });
  const large = picture({ bytes: 2_000_001 });
  const other = picture({ type: 'image/gif' });
  for (const { id, send } of [foreign, large, other]) {
    expect(await send()).toMatchObject({
      kind: 'answered',
      verdicts: [{ id, result: 'attention' }],
    });
  }
});

it('is sent once, however often it is sent', async () => {
  const { id, send } = picture();
  expect(await send()).toEqual(doneOf(id));
  expect(await send()).toEqual(doneOf(id));
});

async function companyOfCrew(): Promise<string> {
  const { url, anonKey } = crew.server;
  const answer = await fetch(`${url}/rest/v1/profiles?select=company_id&limit=1`, {
    headers: { apikey: anonKey, Authorization: `Bearer ${crew.adminToken}` },
  });
  const [row] = z.array(z.object({ company_id: z.string() })).parse(await answer.json());
  return row!.company_id;
}
