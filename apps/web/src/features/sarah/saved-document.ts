import { jsaLimits, type SavedJsa, savedJsaVersion } from '@muster/contract/jsa';
import type { JsaDocument } from '@muster/domain/jsa/jsa-document';
import { fittingPieces } from './also-said.ts';
import type { DialogueContent, SaidLine } from '../../data/jsa/dialogue-draft.ts';

/** What a finished dialogue is saved as, now or in weeks. */
export function savedJsaOf(
  content: DialogueContent,
  document: JsaDocument,
  /** Ids of the recordings that go with it. */
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
    // What was only offered was not copied.
    copied_from: takesFromPrevious(document) ? copiedFrom : null,
    document: storable(withFittingPieces(document), jsaLimits.list),
    transcript: storable(
      lines.map(({ clip, ...line }) =>
        clip !== undefined && isKept({ ...line, clip }) ? { ...line, clip } : line,
      ),
      jsaLimits.transcriptLines,
    ),
    // Servers of before don't know the field, and take no recordings with it.
    ...(told !== undefined && lines.some(isKept) && { told }),
  };
}

/** Servers of before don't know the field: it is sent where there is something. */
function withFittingPieces({ also_said = [], ...document }: JsaDocument): JsaDocument {
  return also_said.length === 0 ? document : { ...document, also_said: fittingPieces(also_said) };
}

function takesFromPrevious({ steps }: JsaDocument): boolean {
  return steps.some(({ hazards }) =>
    hazards.some(({ controls }) => controls.some(({ source }) => source === 'previous')),
  );
}

/** Without what no database stores, such as half of an emoji, and no text or list longer than the server takes. */
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
