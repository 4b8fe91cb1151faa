import type { StoredDocument } from '@muster/contract/jsa';
import type { JsaStart, PreviousJsa } from '@muster/contract/jsa-papers';
import type { Language } from '@muster/domain/languages';
import { emergencyFields, type JsaContext } from '@muster/domain/jsa/jsa-state';

const longestShiftMs = 24 * 3_600_000;

/** The papers known when a talk starts. */
export type StartPapers = {
  /** Null if neither the server nor this device has any. */
  readonly context: JsaStart | null;
  readonly previous: { readonly id: string; readonly document: StoredDocument } | null;
};

/**
 * Returns the earlier JSA whose answers are offered by default: the one being copied, else the latest of the same
 * project in the talk's language.
 */
export function offeredJsa(
  previous: readonly PreviousJsa[],
  {
    projectId,
    copiedId,
    lang,
  }: {
    readonly projectId: string | null;
    readonly copiedId: string | undefined;
    readonly lang: Language;
  },
): PreviousJsa | null {
  const copied = previous.find(({ id }) => id === copiedId);
  if (copied !== undefined || projectId === null) return copied ?? null;
  return previous.find(({ document }) => document.lang === lang) ?? null;
}

/** Converts the papers to what Sarah knows. She only offers it and never says it for the crew. */
export function papersForDialogue(
  { context, previous }: StartPapers,
  nowMs: number,
): Pick<JsaContext, 'emergency' | 'shift_end' | 'previous' | 'company'> {
  const plan = context?.emergency ?? null;
  return {
    emergency: Object.fromEntries(
      emergencyFields.flatMap((field) => {
        const known = plan?.[field] ?? null;
        return known === null ? [] : [[field, known]];
      }),
    ),
    shift_end: shiftEndAt(context?.shift_end ?? null, nowMs),
    previous: previous?.document,
    company: context === null ? undefined : { items: context.items, templates: context.templates },
  };
}

/** Returns the end of the shift, or null if it belongs to an earlier one, which an offline phone may still have. */
export function shiftEndAt(shiftEnd: string | null, nowMs: number): string | null {
  if (shiftEnd === null) return null;
  const leftMs = Date.parse(shiftEnd) - nowMs;
  return leftMs > 0 && leftMs <= longestShiftMs ? shiftEnd : null;
}
