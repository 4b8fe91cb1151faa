import { setTimeout as delay } from 'node:timers/promises';
import { createClient, REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import { liveBoardAnswerSchema } from '@muster/contract';
import { punchOf } from '../../supabase/tests/support/punches.ts';

export type Place = { readonly url: string; readonly apikey: string; readonly topic: string };
export type Login = { readonly personId: string; readonly token: string };

/** A client without a response by then counts as lost. */
const limitMs = 120_000;
/** Phones and screens retry if the server was too busy; here each of them waits equally long. */
const retryMs = 1000;
/** Must match `use-live-board.ts`. */
const boardRestMs = 1000;

export async function call(
  { url, apikey }: Place,
  login: Login,
  name: string,
  body: object,
): Promise<{ readonly tookMs: number; readonly status: number; readonly answer: unknown }> {
  const before = performance.now();
  const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey,
      Authorization: `Bearer ${login.token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(limitMs),
  }).catch((error: unknown) =>
    Response.json(error instanceof Error ? String(error.cause) : '', { status: 599 }),
  );
  const answer: unknown = await response.json();
  return { tookMs: performance.now() - before, status: response.status, answer };
}

/** Retries until the punch is stored, as an outbox does; `tookMs` is the total time. */
export async function clockIn(place: Place, login: Login) {
  const batch = [punchOf(login, { online: true })];
  const before = performance.now();
  const refusals: string[] = [];
  for (;;) {
    const { status, answer } = await call(place, login, 'record_punches', { batch });
    const answeredAt = performance.now();
    const isStored =
      status === 200 && /"verdict":"(applied|replayed)"/.test(JSON.stringify(answer));
    if (isStored || answeredAt - before > limitMs) {
      return {
        personId: login.personId,
        tookMs: answeredAt - before,
        answeredAt,
        isStored,
        refusals,
      };
    }
    refusals.push(`${status} ${JSON.stringify(answer)}`);
    await delay(retryMs);
  }
}

export type OpenBoard = {
  /** When each person was first seen on the clock. */
  readonly seenAt: ReadonlyMap<string, number>;
  /** Number of requests so far. */
  readonly asked: () => number;
  /** The server's responses when it was too busy. */
  readonly refusals: readonly string[];
  readonly close: () => Promise<unknown>;
};

/**
 * Follows the board as the app does: a message makes it ask for what changed since, one request at a time and with a
 * pause.
 */
export async function openBoard(place: Place, login: Login): Promise<OpenBoard> {
  const client = createClient(place.url, place.apikey, {
    accessToken: () => Promise.resolve(login.token),
  });
  const seenAt = new Map<string, number>();
  const refusals: string[] = [];
  let asked = 0;
  let since: string | null = null;
  let isAsking = false;
  let isStale = false;
  async function ask(): Promise<void> {
    isStale = true;
    if (isAsking) return;
    isAsking = true;
    while (isStale) {
      isStale = false;
      asked += 1;
      const { status, answer } = await call(place, login, 'live_board', { since });
      if (status !== 200) {
        refusals.push(`${status} ${JSON.stringify(answer)}`);
        await delay(retryMs);
        isStale = true;
        continue;
      }
      const board = liveBoardAnswerSchema.parse(answer);
      since = board.next;
      for (const { person_id, state } of board.people) {
        if (state === 'on' && !seenAt.has(person_id)) seenAt.set(person_id, performance.now());
      }
      await delay(boardRestMs);
    }
    isAsking = false;
  }
  await ask();
  const channel = client.channel(place.topic, { config: { private: true } });
  channel.on('broadcast', { event: 'changed' }, () => void ask());
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
      if (error !== undefined) reject(error);
    });
  });
  return { seenAt, asked: () => asked, refusals, close: () => client.removeAllChannels() };
}
