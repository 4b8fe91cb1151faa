import type { FuzzRequest } from './request.ts';

export type FuzzAnswer = {
  readonly status: number;
  readonly code: string | null;
  readonly retryAfter: string | null;
  readonly text: string;
  readonly headers: string;
};

/** Errors for which the protocol prescribes a 5xx although a caller can provoke them. */
const prescribed = /^(21000|54\d{3}|57014|40001|40P01)$/;

/**
 * Returns the problem with a response, or null if there is none.
 *
 * @param secret a word of the other company, which only the service may read
 */
export function wrongWith(
  { status, code, retryAfter, text, headers }: FuzzAnswer,
  { as }: FuzzRequest,
  secret: string,
): string | null {
  if (as !== 'service' && `${headers}${text}`.includes(secret)) {
    return `shows the other company: ${text}`;
  }
  // Messages may echo a value that looks like the code, so only the code itself counts.
  if (code === 'XX000') return `XX000: ${text}`;
  if (status < 500) return null;
  if (status === 503 && retryAfter !== null) return null;
  return code !== null && prescribed.test(code) ? null : `${status} ${code}: ${text}`;
}

/** The length of long random texts is rarely the point. */
const shortened = (text: string): string => (text.length > 400 ? `${text.slice(0, 400)}…` : text);

/** Formats a failure for the test's output, with everything needed to send the request again. */
export function describeFailure(request: FuzzRequest, wrong: string): string {
  const { method, target, as, headers, body } = request;
  return [
    `${method} ${shortened(target)} as ${as}`,
    `headers ${shortened(JSON.stringify(headers))}`,
    ...(body === null ? [] : [`body ${JSON.stringify(shortened(body))}`]),
    wrong.slice(0, 1_000),
  ].join('\n  ');
}
