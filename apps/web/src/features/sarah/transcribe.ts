import { longestHint, transcriptSchema } from '@muster/contract/speech';
import { callFunction, readJson } from '../../data/client/call-function.ts';
import type { Data } from '../../data/data.ts';
import type { EarRequest, Heard } from '../../platform/speech/speech.ts';

/** Words for a clip, by the operator's recognizer. Throws `DataError`. */
export async function transcribe(
  data: Pick<Data, 'api' | 'config'>,
  clip: Blob,
  { lang, phrases }: EarRequest,
  signal: AbortSignal,
): Promise<Pick<Heard, 'text' | 'confidence'>> {
  const query = new URLSearchParams({
    lang,
    told: 'yes',
    hint: phrases.join(', ').slice(0, longestHint),
  });
  const { text, confidence } = await callFunction(
    data,
    {
      path: `transcribe?${query}`,
      body: clip,
      contentType: 'audio/wav',
      signal,
      read: readJson,
    },
    transcriptSchema,
  );
  return { text, confidence: confidence ?? undefined };
}
