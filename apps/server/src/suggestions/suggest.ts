import {
  suggestionLimits,
  suggestionRequestSchema,
  type JsaSuggestion,
  type SuggestionRequest,
} from '@muster/contract/suggestions';

import { forMembers } from '../functions/for-members.ts';
import { refuse } from '../functions/refuse.ts';
import type { FunctionCaller, ServerFunction } from '../functions/server-function.ts';
import { createRequestLimit } from '../http/request-limit.ts';
import { requestOf } from './request-of.ts';
import type { LanguageModel, Outline } from './language-model.ts';
import { namesAmong, type Names } from './without-names.ts';

/** People read each answer; a higher rate is a program. */
const perMinute = 6;

/** Names of a company, its people and its places. */
export type CompanyNames = Parameters<typeof namesAmong>[0];

/** `suggest-for-jsa`: asks a language model what a JSA is missing, if the company allows it. Nothing is stored. */
export function createSuggest({
  namesFor,
  model,
  log,
  now,
}: {
  /** Null if the caller's company doesn't allow it. */
  readonly namesFor: (caller: FunctionCaller) => Promise<CompanyNames | null>;
  readonly model: LanguageModel;
  readonly log: { warn(fields: object, message: string): void };
  readonly now: () => number;
}): ServerFunction {
  return forMembers({
    limit: createRequestLimit(perMinute, now),
    rightOf: namesFor,
    whyNot: 'The company does not allow suggestions.',
    handle: async (request, known) => {
      const asked = requestOf(
        suggestionRequestSchema,
        await request.text(),
        suggestionLimits.requestBytes,
      );
      if (asked === null) return refuse(400, 'invalid_input', 'This is no JSA, or it is too long.');
      const names = namesAmong({ ...known, places: [...known.places, ...asked.names] });
      try {
        const suggestions = await model(outlineOf(asked, names), request.signal);
        return Response.json({ suggestions: fitting(suggestions, asked, names) });
      } catch (error) {
        log.warn({ err: error }, 'the language model gave no suggestions');
        return refuse(503, 'busy', 'The language model gave no usable answer.');
      }
    },
  });
}

function outlineOf({ lang, task, steps, ppe }: SuggestionRequest, { remove }: Names): Outline {
  return {
    lang,
    task: remove(task),
    steps: steps.map((step) => ({
      text: remove(step.text),
      hazards: step.hazards.map((hazard) => ({
        text: remove(hazard.text),
        controls: hazard.controls.map(({ text, level }) => ({ text: remove(text), level })),
      })),
    })),
    ppe: ppe.map(remove),
  };
}

/** Suggestions that contain no names, refer to something in the JSA, are one plain line, and make up no number. */
function fitting(
  suggestions: readonly JsaSuggestion[],
  asked: SuggestionRequest,
  { isIn }: Names,
): readonly JsaSuggestion[] {
  const { steps } = asked;
  const told = new Set(numbersIn(JSON.stringify(asked)));
  return suggestions
    .filter((suggestion) => {
      const step = steps[suggestion.step];
      const isThere =
        suggestion.kind === 'hazard'
          ? step !== undefined
          : step?.hazards[suggestion.hazard] !== undefined;
      const { text } = suggestion;
      const isPlain = !/[\p{C}<>{}`]/u.test(text) && numbersIn(text).every((one) => told.has(one));
      return isThere && isPlain && !isIn(text);
    })
    .slice(0, suggestionLimits.most);
}

const numbersIn = (text: string) => text.match(/\d+/g) ?? [];
