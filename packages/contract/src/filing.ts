import { energies } from '@muster/domain/jsa/energies';
import { languages } from '@muster/domain/languages';
import * as z from 'zod/mini';

/**
 * `POST /functions/v1/file-for-jsa`: asks the operator's language model where in a JSA to put spoken words that aren't
 * filed yet, if the company allows it. The response contains proposals only: a piece is filed by a tap or the crew's
 * spoken answer.
 */
export const filingLimits = {
  /** The most pieces in a request, and in its response. */
  pieces: 60,
  /** The request size, as JSON. */
  requestBytes: 60_000,
  /** Later responses are ignored. */
  answerMs: 3000,
} as const;

/** The lists of a JSA that a piece can be filed in. */
export const filingSlots = [
  'place',
  'people',
  'steps',
  'hazards',
  'controls',
  'ppe',
  'permits',
  'emergency',
  'stop_work',
  'absent',
] as const;

const shortText = z.string().check(z.maxLength(2000));
const few = <Item extends z.core.$ZodType>(item: Item) => z.array(item).check(z.maxLength(60));
/** An index in the request, starting at 0. */
const place = z.nullable(z.int().check(z.gte(0), z.lt(60)));

export const filingRequestSchema = z.strictObject({
  lang: z.enum(languages),
  task: shortText,
  steps: few(z.strictObject({ text: shortText, hazards: few(shortText) })),
  /** The exact words spoken, and the question they answered. */
  pieces: few(z.strictObject({ text: shortText, under: shortText })),
  /** Names that the phone knows: people, the project, places. Never sent to a model. */
  names: z.array(shortText).check(z.maxLength(500)),
});
export type FilingRequest = z.infer<typeof filingRequestSchema>;

const filedPieceSchema = z.strictObject({
  piece: z.int().check(z.gte(0), z.lt(60)),
  /** The exact words of the piece. */
  quote: z.string(),
  slot: z.enum(filingSlots),
  /** The step of a hazard or control. */
  step: place,
  /** The hazard of a control, within the step. */
  hazard: place,
  /** Only for a hazard. */
  energy: z.nullable(z.enum(energies)),
  /** For a hazard: whether it can kill or seriously injure. Sarah asks about it; it is never taken as an answer. */
  can_kill: z.nullable(z.boolean()),
});
export type FiledPiece = z.infer<typeof filedPieceSchema>;

export const filingSchema = z.strictObject({ items: few(filedPieceSchema) });
