import { punchSchema, timeHeader, type Punch } from '@muster/contract';
import * as z from 'zod/mini';

/** Failures of a call between a phone and the server. */
export const faults = [
  /** The request never leaves. */
  'lost_request',
  /** The server does its work, but the phone gets no response. */
  'lost_answer',
  /** The server does its work, but then a proxy returns 502. */
  'late_502',
  'status_500',
  'status_503',
  'throttled',
  'unauthorized',
  'refused',
  /** A hotel's login page. */
  'portal',
  /** A portal that responds in JSON, but not in the server's format. */
  'portal_json',
  /** The server does its work, but its response is cut off. */
  'cut_answer',
  /** A network filter blocks the call with a page of its own. */
  'forbidden_page',
] as const;
export type Fault = (typeof faults)[number];

/** A call of `record_punches` or a file upload, as it left the phone. */
export type SentBatch = {
  readonly userId: string;
  readonly punches: readonly Punch[];
  readonly reachesServer: boolean;
  /** Path of the file, including its bucket. */
  readonly filePath?: string;
};

export type FaultyNetwork = {
  readonly fetch: typeof fetch;
  /** Applies the faults to the next calls that carry something to the server, one each. */
  befall(faults: readonly Fault[]): void;
  /** Drops every call that carries this punch, until healed. */
  dislike(punchId: string): void;
  heal(): void;
  readonly sent: readonly SentBatch[];
  /** Names of the changes that left the phone, repeated for each attempt. */
  readonly changes: readonly string[];
};

const batchSchema = z.object({ batch: z.array(punchSchema) });
const changeSchema = z.object({ change: z.string() });
const tokenSchema = z.looseObject({ access_token: z.string(), expires_in: z.number() });
const claimsSchema = z.object({ sub: z.string() });

/**
 * The connection from a phone to the real server. It shifts the time in responses and the expiry of tokens to
 * `trueTimeMs`: time on the phones runs faster than on the server, and that must not make their clocks or tokens wrong.
 */
export function createFaultyNetwork(trueTimeMs: () => number): FaultyNetwork {
  const waiting: Fault[] = [];
  const sent: SentBatch[] = [];
  const changes: string[] = [];
  const disliked = new Set<string>();

  async function dated(response: Response): Promise<Response> {
    const { status } = response;
    const headers = new Headers(response.headers);
    headers.set('date', new Date(trueTimeMs()).toUTCString());
    const [nonce] = headers.get(timeHeader)?.split(' ') ?? [];
    if (nonce !== undefined) headers.set(timeHeader, `${nonce} ${trueTimeMs()}`);
    const body = await response.text();
    const token = tokenSchema.safeParse(body.startsWith('{') ? JSON.parse(body) : null);
    if (!token.success) return new Response(status === 204 ? null : body, { status, headers });
    const expires_at = Math.round(trueTimeMs() / 1000) + token.data.expires_in;
    return Response.json({ ...token.data, expires_at }, { status, headers });
  }

  return {
    sent,
    changes,
    befall: (more) => waiting.push(...more),
    dislike: (punchId) => disliked.add(punchId),
    heal: () => {
      waiting.splice(0);
      disliked.clear();
    },
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const isPunching = url.pathname.endsWith('/rpc/record_punches');
      const isChanging = /\/rpc\/apply_(?:once|kept_change)$/.test(url.pathname);
      if (isChanging) changes.push(changeSchema.parse(readJson(init)).change);
      const isOfProfile = url.pathname.endsWith('/rpc/save_my_profile');
      const isRefreshing = url.searchParams.get('grant_type') === 'refresh_token';
      const isFile = url.pathname.startsWith('/storage/v1/');
      const filePath = isFile ? readFilePath(url, init) : null;
      const batch = isPunching
        ? { userId: readUser(init), punches: batchSchema.parse(readJson(init)).batch }
        : filePath === null
          ? null
          : { userId: readUser(init), punches: [], filePath };
      const isDisliked = batch?.punches.some(({ id }) => disliked.has(id)) === true;
      const next =
        isPunching || isChanging || isOfProfile || isRefreshing || isFile
          ? waiting.shift()
          : undefined;
      const fault = isDisliked ? 'portal' : next;
      if (batch !== null) sent.push({ ...batch, reachesServer: reachesServer(fault) });
      switch (fault) {
        case undefined:
          return dated(await fetch(input, init));
        case 'lost_request':
          throw new TypeError('The request was lost');
        case 'lost_answer':
          await dated(await fetch(input, init));
          throw new TypeError('The answer was lost');
        case 'late_502':
          await dated(await fetch(input, init));
          return new Response('Bad gateway', { status: 502 });
        case 'status_500':
          return problem(500, 'XX000');
        case 'status_503':
          return problem(503, 'starting');
        case 'throttled':
          return problem(429, 'over_request_rate_limit');
        case 'unauthorized':
          return problem(401, 'PGRST301');
        case 'refused':
          return problem(400, '22P02');
        case 'portal':
          return new Response('<html>Welcome to our lobby</html>', {
            headers: { 'content-type': 'text/html' },
          });
        case 'portal_json':
          return Response.json({ status: 'Please log in' });
        case 'cut_answer': {
          const whole = await (await dated(await fetch(input, init))).text();
          const headers = { 'content-type': 'application/json' };
          return new Response(whole.slice(0, whole.length / 2), { headers });
        }
        case 'forbidden_page':
          return new Response('<html>Blocked</html>', {
            status: 403,
            headers: { 'content-type': 'text/html' },
          });
      }
    },
  };
}

function problem(status: number, code: string): Response {
  return Response.json({ code, message: 'As told', details: null, hint: null }, { status });
}

function reachesServer(fault: Fault | undefined): boolean {
  const arrives: readonly (Fault | undefined)[] = [
    undefined,
    'lost_answer',
    'late_502',
    'cut_answer',
  ];
  return arrives.includes(fault);
}

function readUser(init: RequestInit | undefined): string {
  const bearer = new Headers(init?.headers).get('authorization') ?? '';
  const claims = Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString();
  return claimsSchema.parse(JSON.parse(claims)).sub;
}

/** Returns the path of a call that starts an upload: a whole file, or the first call of a resumable one. */
function readFilePath(url: URL, init: RequestInit | undefined): string | null {
  const [, whole] = url.pathname.split('/storage/v1/object/');
  if (whole !== undefined) return whole;
  const metadata = new Headers(init?.headers).get('upload-metadata');
  if (metadata === null) return null;
  const fields = metadata.split(',').map((field) => field.split(' '));
  const [bucket, name] = ['bucketName', 'objectName'].map((key) =>
    Buffer.from(fields.find(([field]) => field === key)?.[1] ?? '', 'base64').toString(),
  );
  return `${bucket}/${name}`;
}

function readJson(init: RequestInit | undefined): unknown {
  return JSON.parse(z.parse(z.string(), init?.body));
}
