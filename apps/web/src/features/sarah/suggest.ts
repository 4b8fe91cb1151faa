import {
  type JsaSuggestion,
  type SuggestionRequest,
  suggestionsSchema,
} from '@muster/contract/suggestions';
import type { Turn } from '@muster/domain/jsa/jsa-state';
import { callFunction, readJson } from '../../data/client/call-function.ts';
import type { Data } from '../../data/data.ts';
import { namesIn } from './names-in.ts';

/** Asks the company's language model what is missing. Throws `DataError`. */
export async function suggest(
  data: Pick<Data, 'api' | 'config'>,
  turn: Turn,
): Promise<readonly JsaSuggestion[]> {
  const { suggestions } = await callFunction(
    data,
    {
      path: 'suggest-for-jsa',
      body: JSON.stringify(suggestionRequestOf(turn)),
      contentType: 'application/json',
      read: readJson,
    },
    suggestionsSchema,
  );
  return suggestions;
}

/** Returns the job and its steps, with the names known to this phone, so that the server removes them. */
export function suggestionRequestOf(turn: Turn): SuggestionRequest {
  const { lang, task, steps, ppe } = turn.document;
  return {
    lang,
    task,
    steps: steps.map((step) => ({
      text: step.text,
      hazards: step.hazards.map((hazard) => ({
        text: hazard.text,
        controls: hazard.controls.map(({ text, level }) => ({ text, level })),
      })),
    })),
    ppe: [...ppe],
    names: [...namesIn(turn)],
  };
}
