import { energies } from '@muster/domain/jsa/energies';
import { languages } from '@muster/domain/languages';
import * as z from 'zod/mini';

/**
 * `POST /functions/v1/file-for-jsa`: where in a JSA the operator's language model would put what was said and is not
 * filed yet, where the company allows it. What it answers are proposals: a tap or a word of the crew files a piece.
 */
export const filingLimits = {
  /** Pieces of one request, and of its answer. */
  pieces: 60,
  /** Of the request, as JSON. */
  requestBytes: 60_000,
  /** What comes later changes nothing. */
  answerMs: 3000,
} as const;

/** Lists of a JSA that a piece can be filed in. */
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
/** A place in the request, counted from 0. */
const place = z.nullable(z.int().check(z.gte(0), z.lt(60)));

export const filingRequestSchema = z.strictObject({
  lang: z.enum(languages),
  task: shortText,
  steps: few(z.strictObject({ text: shortText, hazards: few(shortText) })),
  /** What was said, word for word, and the question that it answered. */
  pieces: few(z.strictObject({ text: shortText, under: shortText })),
  /** What the phone knows to be a name: people, the project, places. Sent to no model. */
  names: z.array(shortText).check(z.maxLength(500)),
});
export type FilingRequest = z.infer<typeof filingRequestSchema>;

const filedPieceSchema = z.strictObject({
  piece: z.int().check(z.gte(0), z.lt(60)),
  /** Words of the piece, as they were said. */
  quote: z.string(),
  slot: z.enum(filingSlots),
  /** Of a hazard and of a control: their step. */
  step: place,
  /** Of a control: its hazard in the step. */
  hazard: place,
  /** Of a hazard. */
  energy: z.nullable(z.enum(energies)),
  /** Of a hazard: whether it can kill or seriously injure. Sarah asks; it is never taken for an answer. */
  can_kill: z.nullable(z.boolean()),
});
export type FiledPiece = z.infer<typeof filedPieceSchema>;

export const filingSchema = z.strictObject({ items: few(filedPieceSchema) });
