import {
  type JsaSuggestion,
  type SuggestionRequest,
  suggestionsSchema,
} from '@muster/contract/suggestions';
import type { Turn } from '@muster/domain/jsa/jsa-state';
import { callFunction, readJson } from '../../data/client/call-function.ts';
import type { Data } from '../../data/data.ts';
import { namesIn } from './names-in.ts';

/** What the company's language model finds missing. Throws `DataError`. */
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

/** The job and its steps, with what this phone knows to be a name, so that the server takes it out. */
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
