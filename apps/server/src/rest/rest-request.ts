import type { IncomingHttpHeaders } from 'node:http';
import type { ApiKey } from '../http/gateway-env.ts';
import type { Body } from './request/payload.ts';

/** A request to the data API, whatever carried it. */
export type RestRequest = {
  readonly method: string;
  /** Below the place where the API is mounted: `/items`, `/rpc/add`. */
  readonly path: string;
  /** Without the question mark. */
  readonly queryString: string;
  /** By lower-case name. */
  readonly headers: IncomingHttpHeaders;
  readonly apiKey: ApiKey | undefined;
  /** Read at most once, and only when the request is known to need it. */
  body(form: 'text' | 'bytes'): Promise<Body>;
};

export type RestAnswer = {
  readonly status: number;
  readonly headers: [name: string, value: string][];
  /** Null sends no body and no word about one. */
  readonly body: string | null;
};

/** The value of a header by its lower-case name, repeated ones joined by commas. */
export function headerOf(
  { headers }: Pick<RestRequest, 'headers'>,
  name: string,
): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
