import type { FuzzRequest } from './request.ts';

export type FuzzAnswer = {
  readonly status: number;
  readonly code: string | null;
  readonly retryAfter: string | null;
  readonly text: string;
};

/** Errors for which the protocol prescribes a 5xx although a caller can provoke them. */
const prescribed = /^(21000|54\d{3}|57014|40001|40P01)$/;

/** What is wrong with an answer; null when nothing is. */
export function wrongWith({ status, code, retryAfter, text }: FuzzAnswer): string | null {
  // A value that looks like the code is echoed in messages, so only the code itself counts.
  if (code === 'XX000') return `XX000: ${text}`;
  if (status < 500) return null;
  if (status === 503 && retryAfter !== null) return null;
  return code !== null && prescribed.test(code) ? null : `${status} ${code}: ${text}`;
}

/** A failure as a test prints it, with all that is needed to send the request again. */
export function describeFailure(request: FuzzRequest, wrong: string): string {
  const body =
    request.body === null ? '' : `\n  body ${JSON.stringify(request.body.slice(0, 500))}`;
  return `${request.method} ${request.target} as ${request.as}\n  headers ${JSON.stringify(request.headers)}${body}\n  ${wrong.slice(0, 1_000)}`;
}
