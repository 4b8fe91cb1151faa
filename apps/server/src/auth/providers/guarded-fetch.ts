import { lookup as resolve } from 'node:dns';
import { type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { type LookupFunction, isIP } from 'node:net';
import { isReachable } from './reachable-address.ts';

const limitMs = 10_000;
/** Discovery documents, key sets and profiles are a few kilobytes. */
const limitBytes = 1024 * 1024;

type GuardedFetch = (
  url: string,
  options: {
    readonly method?: string;
    readonly headers?: Headers | Readonly<Record<string, string>>;
    readonly body?: ConstructorParameters<typeof Response>[0];
    readonly signal?: AbortSignal | undefined;
  },
) => Promise<Response>;

/**
 * Creates a fetch for addresses that a provider's documents name. It follows no redirects, limits the response in size
 * and time, and connects only to permitted addresses. The address is checked as resolved for this very connection, so
 * that a name can't resolve differently in between.
 * @param namedHosts Hosts that the operator's settings name.
 */
export function createGuardedFetch(namedHosts: readonly string[]): GuardedFetch {
  return async (url, { method = 'GET', headers = {}, body, signal }) => {
    const target = new URL(url);
    const host = target.hostname.replaceAll(/[[\]]/g, '');
    const isNamed = namedHosts.includes(target.hostname);
    if (isIP(host) !== 0 && !isReachable(host, isNamed)) throw unreachable(host);

    const deadline = AbortSignal.timeout(limitMs);
    const sent = (target.protocol === 'https:' ? requestByHttps : requestByHttp)(target, {
      method,
      headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
      agent: false,
      lookup: reachableOnly(isNamed),
      signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
    });
    const answered = new Promise<IncomingMessage>((answer, fail) => {
      sent.once('response', answer).on('error', fail);
    });
    sent.end(new Uint8Array(await new Response(body).arrayBuffer()));
    return toResponse(await answered);
  };
}

function reachableOnly(isNamed: boolean): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first, ...others] =
        error === null ? addresses.filter(({ address }) => isReachable(address, isNamed)) : [];
      if (first === undefined) done(error ?? unreachable(hostname), '');
      else if (options.all === true) done(null, [first, ...others]);
      else done(null, first.address, first.family);
    });
  };
}

async function toResponse(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer.iterator()) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > limitBytes) throw new Error('The answer is too large.');
  }
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const status = answer.statusCode ?? 0;
  const isEmpty = [204, 205, 304].includes(status);
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers });
}

function unreachable(host: string): Error {
  return new Error(`${host} is not an address that a provider may lead to.`);
}
