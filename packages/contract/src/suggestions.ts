import { controlLevels, energies } from '@muster/domain/jsa/energies';
import { languages } from '@muster/domain/languages';
import * as z from 'zod/mini';

/**
 * `POST /functions/v1/suggest-for-jsa`: asks the operator's language model what a JSA lacks, if the company allows it.
 * The server removes names before it asks the model.
 */
export const suggestionLimits = {
  /** The most suggestions in one response. */
  most: 3,
  /** Length of a suggestion's text. */
  text: 160,
  /** The request size, as JSON. */
  requestBytes: 60_000,
} as const;

const shortText = z.string().check(z.maxLength(2000));
const few = <Item extends z.core.$ZodType>(item: Item) => z.array(item).check(z.maxLength(60));

/** The part of a JSA that the model reads. */
export const suggestionRequestSchema = z.strictObject({
  lang: z.enum(languages),
  task: shortText,
  steps: few(
    z.strictObject({
      text: shortText,
      hazards: few(
        z.strictObject({
          text: shortText,
          controls: few(z.strictObject({ text: shortText, level: z.enum(controlLevels) })),
        }),
      ),
    }),
  ),
  ppe: few(shortText),
  /** Names that the phone knows: people, the project, places. Never sent to a model. */
  names: z.array(shortText).check(z.maxLength(500)),
});
export type SuggestionRequest = z.infer<typeof suggestionRequestSchema>;

const place = z.int().check(z.gte(0), z.lt(60));
const text = z.string().check(z.minLength(3), z.maxLength(suggestionLimits.text));

export const suggestionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hazard'), step: place, text, energy: z.enum(energies) }),
  z.strictObject({
    kind: z.literal('control'),
    step: place,
    hazard: place,
    text,
    level: z.enum(controlLevels),
  }),
]);
export type JsaSuggestion = z.infer<typeof suggestionSchema>;

export const suggestionsSchema = z.strictObject({ suggestions: z.array(suggestionSchema) });
