import type { IncomingHttpHeaders } from 'node:http';

/** The calling program, as described by the request. Anyone can claim anything here. */
export type RequestClient = {
  /** `X-Application-Name`. */
  readonly app: string | undefined;
  /** Our web app or our native app. */
  readonly kind: 'web' | 'mobile' | undefined;
  readonly version: string | undefined;
  /** The official client library and its version, from `X-Client-Info`. */
  readonly library: string | undefined;
};

const ours = /^muster-(web|mobile)\/([\w.+-]{1,40})/;
/** Names and versions, never sentences, so that no secrets are logged. */
const nameOnly = /^[\w@./+-]{1,60}$/;

/** Reads the headers. Browsers may drop `User-Agent`, so our app repeats it as `X-User-Agent`. */
export function clientOf(headers: IncomingHttpHeaders): RequestClient {
  const [, kind, version] =
    ours.exec(String(headers['x-user-agent'] ?? headers['user-agent'])) ?? [];
  return {
    app: nameIn(headers['x-application-name']),
    kind: kind === 'web' || kind === 'mobile' ? kind : undefined,
    version,
    library: nameIn(headers['x-client-info']),
  };
}

function nameIn(header: string | string[] | undefined): string | undefined {
  // Newer libraries add `; runtime=...`.
  const name =
    String(header ?? '')
      .split(';')[0]
      ?.trim() ?? '';
  return nameOnly.test(name) ? name : undefined;
}
