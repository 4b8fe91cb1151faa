import {
  type JsaSuggestion,
  type SuggestionRequest,
  suggestionsSchema,
} from '@muster/contract/suggestions';
import type { Turn } from '@muster/domain/jsa/jsa-state';
import { callFunction, readJson } from '../../data/client/call-function.ts';
import type { Data } from '../../data/data.ts';

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

const mostNames = 500;

/** The job and its steps, with what this phone knows to be a name, so that the server takes it out. */
export function suggestionRequestOf({ document, state }: Turn): SuggestionRequest {
  const { lang, task, place, people, steps, ppe } = document;
  const { project, crew, emergency } = state.context;
  const everyone = [...people, ...crew];
  const names = [
    ...everyone,
    ...everyone.flatMap((name) => name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))),
    project,
    place,
    ...Object.values(emergency),
  ].filter((name) => name !== '');
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
    names: [...new Set(names)].slice(0, mostNames),
  };
}
