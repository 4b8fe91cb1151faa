/**
 * Runs one attack until it is killed, in its own process, so that its work isn't measured as the clock's. Each
 * connection pauses after a response, because this is about requests that cost the server more than the sender and not
 * about their number.
 */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

import type { AttackName } from './attack-names.ts';

const { SERVER_URL = '', ANON_KEY = '', TOKEN = '', PERSON = '', ATTACK = '' } = process.env;

const backReferences = encodeURIComponent(String.raw`^(a+)(a+)(a+)(a+)(a+)(a+)\1\2\3\4\5\6$`);

async function read(path: string): Promise<void> {
  const answer = await fetch(`${SERVER_URL}${path}`, {
    headers: { apikey: ANON_KEY, Authorization: `Bearer ${TOKEN}` },
  });
  await answer.arrayBuffer();
}

const device = randomUUID();
let punches = 0;

/** One after the other, in and out, like a tablet that had no network for a long time. */
function nextPunch() {
  punches += 1;
  return {
    id: randomUUID(),
    v: 1,
    person_id: PERSON,
    kind: punches % 2 === 1 ? 'in' : 'out',
    break_kind: null,
    device_id: device,
    device_seq: punches,
    device_at: new Date(Date.now() - 86_400_000 + punches * 1_000).toISOString(),
    zone: 'UTC',
    utc_offset_minutes: 0,
    skew_ms: 0,
    skew_age_ms: 0,
    online: false,
    claimed_at: null,
    project_id: null,
    cost_code_id: null,
    note: null,
    location: null,
    outside_reason: null,
    pin_check: null,
  };
}

async function sendPunches(): Promise<void> {
  const answer = await fetch(`${SERVER_URL}/rest/v1/rpc/record_punches`, {
    method: 'POST',
    headers: {
      apikey: ANON_KEY,
      Authorization: `Bearer ${TOKEN}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ batch: Array.from({ length: 500 }, nextPunch) }),
  });
  await answer.arrayBuffer();
}

/** Starts sending eight megabytes without a key. */
function sendWithoutKey(): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = request(`${SERVER_URL}/rest/v1/rpc/record_punches`, {
      method: 'POST',
      headers: { 'Content-Length': 8 * 1024 * 1024 },
    });
    const end = () => {
      outgoing.destroy();
      resolve();
    };
    outgoing.on('error', end).on('response', end).on('close', end);
    outgoing.write(Buffer.alloc(256 * 1024, ' '));
  });
}

type Attack = {
  readonly connections: number;
  readonly pauseMs: number;
  readonly once: () => Promise<void>;
};

const attacks: Readonly<Record<AttackName, Attack>> = {
  'patterns that refer back': {
    connections: 12,
    pauseMs: 100,
    once: () => read(`/rest/v1/profiles?select=id&first_name=match.${backReferences}`),
  },
  'bodies without a key': { connections: 150, pauseMs: 2_000, once: sendWithoutKey },
  'one person who reads all the time': {
    connections: 12,
    pauseMs: 100,
    once: () => read('/rest/v1/profiles?select=*'),
  },
  'one person who sends 500 punches at a time': {
    connections: 4,
    pauseMs: 100,
    once: sendPunches,
  },
};

const found = Object.entries(attacks).find(([name]) => name === ATTACK);
if (found === undefined) throw new Error(`There is no attack "${ATTACK}".`);
const [, { connections, pauseMs, once }] = found;
console.log('attacking');
await Promise.all(
  Array.from({ length: connections }, async (_, index) => {
    await delay((pauseMs * index) / connections);
    for (;;) {
      await once().catch(() => undefined);
      await delay(pauseMs);
    }
  }),
);
