import { longestHint, speechFormat, transcribeQuerySchema } from '@muster/contract/speech';

import { forMembers } from '../functions/for-members.ts';
import { refuse } from '../functions/refuse.ts';
import type { FunctionCaller, ServerFunction } from '../functions/server-function.ts';
import { createRequestLimit } from '../http/request-limit.ts';
import type { Recognizer } from './recognizer.ts';
import { whyNoSpeech } from './wav.ts';

/** A talk has a line every few seconds; a higher rate is a program. */
const perMinute = 30;

/** `transcribe`: speech to text by the operator's recognizer, if the company allows it. Nothing is kept. */
export function createTranscribe({
  mayTranscribe,
  recognizer,
  log,
  now,
}: {
  /** True if the signed-in caller's company allows speech to be sent to the server. */
  readonly mayTranscribe: (caller: FunctionCaller) => Promise<boolean>;
  readonly recognizer: Recognizer;
  readonly log: { warn(fields: object, message: string): void };
  readonly now: () => number;
}): ServerFunction {
  return forMembers({
    limit: createRequestLimit(perMinute, now),
    rightOf: async (caller) => (await mayTranscribe(caller)) || null,
    whyNot: 'The company does not let speech go to the server.',
    handle: async (request) => {
      const { searchParams } = new URL(request.url);
      const asked = transcribeQuerySchema.safeParse({
        lang: searchParams.get('lang'),
        told: searchParams.get('told'),
        hint: (searchParams.get('hint') ?? '').slice(0, longestHint),
      });
      if (!asked.success) {
        return refuse(400, 'invalid_input', 'Name the language, and tell the person first.');
      }
      const length = Number(request.headers.get('content-length') ?? 0);
      if (length > speechFormat.headerBytes + speechFormat.mostSeconds * speechFormat.hertz * 2) {
        return refuse(400, 'invalid_input', 'It is longer than 20 seconds.');
      }
      const wav = new Uint8Array(await request.arrayBuffer());
      const wrong = whyNoSpeech(wav);
      if (wrong !== null) return refuse(400, 'invalid_input', wrong);
      const { lang, hint } = asked.data;
      try {
        return Response.json(await recognizer({ wav, lang, hint, signal: request.signal }));
      } catch (error) {
        log.warn({ err: error }, 'the recognizer gave no text');
        return refuse(503, 'busy', 'Speech recognition does not answer.');
      }
    },
  });
}
