import * as z from 'zod';

/** A service compatible with OpenAI's `/v1/chat/completions`. */
export type ModelService = {
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
};

const mostBytes = 64_000;

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/**
 * Sends our rules and the crew's data to the service and returns its answer as unvalidated JSON. Throws if it doesn't
 * answer in time or in the expected form.
 *
 * The rules come only from here. What people said is data in a separate message, so an instruction in it is a step or a
 * hazard like any other; anything that the model makes of it has to match the caller's schema.
 */
export async function askModel(
  { url, model, key }: ModelService,
  {
    rules,
    data,
    format,
    mostTokens,
    signal,
  }: {
    readonly rules: string;
    readonly data: unknown;
    readonly format: object;
    readonly mostTokens: number;
    readonly signal: AbortSignal;
  },
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      temperature: 0,
      max_tokens: mostTokens,
      response_format: format,
      messages: [
        { role: 'system', content: rules },
        { role: 'user', content: JSON.stringify(data) },
      ],
    }),
    redirect: 'error',
    signal,
  });
  if (!response.ok) throw new Error(`the language model answered ${response.status}`);
  const { choices } = answerSchema.parse(JSON.parse(await textOf(response)));
  return JSON.parse(choices[0]?.message.content ?? '');
}

/** Reads a limited number of bytes; anything larger isn't a valid response. */
async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new Error('the language model answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
