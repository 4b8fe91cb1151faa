import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { DatabaseError } from '../db/database.ts';
import type { StreamRequest, StreamRoom } from '../http/gateway-env.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { identifyCaller } from './caller.ts';
import { FunctionRefusal, failed, notFound, tookTooLong } from './refusal.ts';
import {
  functionLimits,
  type FunctionCaller,
  type FunctionLimits,
  type ServerFunction,
} from './server-function.ts';
import { createSlots } from './slots.ts';
import { webRequest } from './web-request.ts';

/** Headers of a single connection, which only the server sets. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * The server's functions at `/functions/v1/<name>`, with the hosted platform's errors, which the official client
 * distinguishes by `x-relay-error`.
 */
export function createFunctionsRoom({
  functionsByName,
  tokens,
  limits = functionLimits,
}: {
  readonly functionsByName: ReadonlyMap<string, ServerFunction>;
  readonly tokens: Pick<Tokens, 'verify' | 'apiKeyRole'>;
  readonly limits?: FunctionLimits;
}): StreamRoom {
  const slots = createSlots(limits);

  async function answer(request: StreamRequest, gone: AbortSignal): Promise<Response> {
    const [, name = ''] = request.path.split('/');
    const called = functionsByName.get(name);
    if (called === undefined) throw notFound();
    const caller = await identifyCaller(request.headers.authorization, called, tokens);
    // Read the body first: otherwise a slow sender would hold a slot as long as they like.
    const body = await request.body();
    const release = slots.take(name, slotHolder(caller, request));
    try {
      return await runInTime(called, { request, body }, caller, gone);
    } finally {
      release();
    }
  }

  async function runInTime(
    called: ServerFunction,
    { request: { incoming }, body }: { request: StreamRequest; body: Uint8Array },
    caller: FunctionCaller,
    gone: AbortSignal,
  ): Promise<Response> {
    const overtime = new AbortController();
    const signal = AbortSignal.any([gone, overtime.signal]);
    const request = webRequest(incoming, { body, signal });
    const timer = setTimeout(() => overtime.abort(tookTooLong()), limits.milliseconds);
    const ended = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => ended.reject(signal.reason), { once: true });
    try {
      return await Promise.race([called.handle(request, caller), ended.promise]);
    } catch (error) {
      throw refusalOf(error);
    } finally {
      clearTimeout(timer);
    }
  }

  return async (request) => {
    const { outgoing, log } = request;
    const leaving = new AbortController();
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) leaving.abort(new Error('The client went away.'));
    });
    try {
      await send(await answer(request, leaving.signal), request);
    } catch (error) {
      if (leaving.signal.aborted || outgoing.headersSent) {
        outgoing.destroy();
        return;
      }
      const refusal = refusalOf(error);
      if (refusal.status >= 500) log.error({ err: refusal.cause ?? refusal }, 'a function failed');
      refuse(request, refusal);
    }
  };
}

/** A person by id wherever they are; without a login, the client's address. */
function slotHolder(
  { userId, role }: FunctionCaller,
  { clientNetwork }: StreamRequest,
): string | null {
  return userId ?? (role === 'service_role' ? null : clientNetwork);
}

/** Forbidden actions of a session and a busy database aren't failures of the function. */
function refusalOf(error: unknown): FunctionRefusal {
  if (error instanceof FunctionRefusal) return error;
  if (!(error instanceof DatabaseError)) return failed(error);
  const { code, detail, message } = error;
  if (code === 'PT401') return new FunctionRefusal(401, detail ?? 'session_over', message);
  if (code === 'PT403') return new FunctionRefusal(403, detail ?? 'not_allowed', message);
  if (code === '53300') return new FunctionRefusal(503, 'busy', 'The server has too much to do.');
  return failed(error);
}

async function send(answer: Response, { incoming, outgoing }: StreamRequest): Promise<void> {
  outgoing.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (!connectionHeaders.has(name) && name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  keepFromRendering(outgoing);
  if (answer.body === null || incoming.method === 'HEAD') {
    outgoing.end();
    return;
  }
  outgoing.flushHeaders();
  await pipeline(Readable.fromWeb(answer.body), outgoing);
}

/** As on the hosted platform, a function can't serve a page on the app's origin. */
function keepFromRendering(outgoing: ServerResponse): void {
  const type = outgoing.getHeader('content-type');
  if (typeof type === 'string' && type.toLowerCase().includes('text/html')) {
    outgoing.setHeader('content-type', 'text/plain; charset=utf-8');
  }
}

function refuse({ incoming, outgoing }: StreamRequest, refusal: FunctionRefusal): void {
  const { status, code, message, isRelayError } = refusal;
  const text = JSON.stringify({ code, message });
  outgoing.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    'sb-error-code': code,
    ...(isRelayError ? { 'x-relay-error': 'true' } : {}),
    ...(incoming.complete ? {} : { Connection: 'close' }),
  });
  outgoing.end(text);
}
