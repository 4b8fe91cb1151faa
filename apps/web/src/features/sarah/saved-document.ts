import { jsaLimits, type SavedJsa, savedJsaVersion } from '@muster/contract/jsa';
import type { JsaDocument } from '@muster/domain/jsa/jsa-document';
import { fittingPieces } from './also-said.ts';
import type { DialogueContent, SaidLine } from '../../data/jsa/dialogue-draft.ts';

/** Converts a finished dialogue to the JSA to save, now or weeks later. */
export function savedJsaOf(
  content: DialogueContent,
  document: JsaDocument,
  /** Ids of the recordings sent with it. */
  clips: ReadonlySet<string> = new Set(),
): SavedJsa {
  const { projectId, copiedFrom, startedAt, state, said, told } = content;
  const isKept = ({ clip, at }: SaidLine) =>
    clip !== undefined && clips.has(clip) && (told === undefined || told.at <= at);
  const lines = said.slice(-jsaLimits.transcriptLines);
  return {
    v: savedJsaVersion,
    base_version: 0,
    project_id: projectId,
    made_at: startedAt,
    shift_end: state.context.shift_end,
    // Copying means taking an answer over; an offer alone doesn't count.
    copied_from: takesFromPrevious(document) ? copiedFrom : null,
    document: storable(withFittingPieces(document), jsaLimits.list),
    transcript: storable(
      lines.map(({ clip, ...line }) =>
        clip !== undefined && isKept({ ...line, clip }) ? { ...line, clip } : line,
      ),
      jsaLimits.transcriptLines,
    ),
    // Older servers don't know the field and accept no recordings with it.
    ...(told !== undefined && lines.some(isKept) && { told }),
  };
}

/** Older servers don't know the field, so it is sent only if it isn't empty. */
function withFittingPieces({ also_said = [], ...document }: JsaDocument): JsaDocument {
  return also_said.length === 0 ? document : { ...document, also_said: fittingPieces(also_said) };
}

function takesFromPrevious({ steps }: JsaDocument): boolean {
  return steps.some(({ hazards }) =>
    hazards.some(({ controls }) => controls.some(({ source }) => source === 'previous')),
  );
}

/** Removes what no database can store, such as half of an emoji, and cuts texts and lists to the server's limits. */
function storable<Value>(value: Value, mostItems: number): Mutable<Value>;
function storable(value: unknown, mostItems: number): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/[\p{Surrogate}\0]/gu, '').slice(0, jsaLimits.text);
  if (Array.isArray(value))
    return value.slice(0, mostItems).map((item: unknown) => storable(item, mostItems));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, storable(item, mostItems)]),
  );
}

type Mutable<Value> = Value extends string | number | boolean | null
  ? Value
  : Value extends readonly (infer Item)[]
    ? Mutable<Item>[]
    : { -readonly [Key in keyof Value]: Mutable<Value[Key]> };
