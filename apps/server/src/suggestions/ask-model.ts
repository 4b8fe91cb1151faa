import * as z from 'zod';

/** A service that speaks as OpenAI's `/v1/chat/completions`. */
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
 * What the service says to rules of ours and data of the crew's, as JSON that is not checked yet. Throws when it does
 * not answer in time or not in its form.
 *
 * The rules come from here alone. What people said is data in a message of its own, so a sentence in it that gives
 * orders is a step or a hazard like any other; whatever the model makes of it has to fit the caller's schema.
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

/** At most so many bytes: what is larger is no answer. */
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
