import * as z from 'zod/mini';
import { type DataError, failedAnswer } from '../errors/data-error.ts';

/**
 * Why the server would not lead on to a provider; null when it does. Asked beforehand, because going
 * there would show a person the bare text of a refusal.
 */
export async function refusalOf(
  url: string,
  fetch: typeof globalThis.fetch,
): Promise<DataError | null> {
  try {
    const answer = await fetch(url, { redirect: 'manual' });
    if (answer.type === 'opaqueredirect' || answer.ok) return null;
    const said = refusalSchema.safeParse(await answer.json());
    if (!said.success) return failedAnswer(answer.status, '', 'no readable answer');
    const { code, error_code, message, msg } = said.data;
    const name = error_code ?? (typeof code === 'string' ? code : 'unknown');
    return failedAnswer(answer.status, name, message ?? msg ?? '');
  } catch (error) {
    return failedAnswer(0, '', String(error));
  }
}

/** The two forms of the auth server's errors. */
const refusalSchema = z.object({
  code: z.optional(z.union([z.string(), z.number()])),
  error_code: z.optional(z.string()),
  message: z.optional(z.string()),
  msg: z.optional(z.string()),
});
