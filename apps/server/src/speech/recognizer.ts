import type { Transcript } from '@muster/contract/speech';
import type { Language } from '@muster/domain/languages';
import * as z from 'zod';

/** Turns a WAV file into text. Throws if the service doesn't answer as expected. */
export type Recognizer = (speech: {
  readonly wav: Uint8Array<ArrayBuffer>;
  readonly lang: Language;
  /** Likely words; empty if there are none. */
  readonly hint: string;
  readonly signal: AbortSignal;
}) => Promise<Transcript>;

const timeoutMs = 15_000;

const answerSchema = z.object({
  text: z.string(),
  segments: z
    .array(z.object({ avg_logprob: z.number().optional() }))
    .nullish()
    .catch(null),
});

/**
 * A service compatible with OpenAI's `/v1/audio/transcriptions`: multipart with `file`, `model`, `language`, `prompt`
 * and `response_format=verbose_json`, whose segments give the confidence of their words.
 */
export function createRecognizer({
  url,
  model,
  key,
}: {
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
}): Recognizer {
  return async ({ wav, lang, hint, signal }) => {
    const form = new FormData();
    form.set('file', new Blob([wav], { type: 'audio/wav' }), 'speech.wav');
    form.set('model', model);
    form.set('language', lang);
    form.set('response_format', 'verbose_json');
    if (hint !== '') form.set('prompt', hint);
    const response = await fetch(url, {
      method: 'POST',
      body: form,
      headers: key === undefined ? {} : { Authorization: `Bearer ${key}` },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (!response.ok) throw new Error(`the recognizer answered ${response.status}`);
    const { text, segments } = answerSchema.parse(await response.json());
    return { text: text.trim().slice(0, 20_000), confidence: confidenceOf(segments ?? []) };
  };
}

/** The least certain segment counts, because one wrong word makes a wrong fact. */
function confidenceOf(
  segments: readonly { readonly avg_logprob?: number | undefined }[],
): number | null {
  const logs = segments.flatMap(({ avg_logprob }) => avg_logprob ?? []);
  if (logs.length === 0) return null;
  return Math.min(1, Math.max(0, Math.exp(Math.min(...logs))));
}
