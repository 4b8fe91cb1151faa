import type * as z from 'zod/mini';
import { DataError } from '../../data/errors/data-error.ts';

/**
 * A form's own handling of refusals, by reason: the field a refusal is about if the verdict doesn't name one,
 * and a message if the usual one is too general.
 */
export type RefusedFields<Name extends string> = Readonly<
  Partial<Record<string, { readonly field?: Name; readonly words?: string }>>
>;

/** How a failed save is shown: on a field, as a version conflict, or above the buttons. */
export type Failure<Name extends string> =
  | {
      readonly kind: 'field';
      readonly field: Name;
      /** Null: the field's own message about a wrong value, or the error's. */
      readonly words: string | null;
      readonly error: DataError;
    }
  | { readonly kind: 'overtaken'; readonly error: DataError }
  | { readonly kind: 'form'; readonly error: Error };

export function placeFailure<Name extends string>(
  error: Error,
  names: readonly Name[],
  refused: RefusedFields<Name>,
): Failure<Name> {
  if (!(error instanceof DataError)) return { kind: 'form', error };
  if (error.code === 'changed_meanwhile') return { kind: 'overtaken', error };
  const known = refused[error.code];
  const field = known?.field ?? names.find((name) => name === error.detail);
  if (field === undefined) return { kind: 'form', error };
  return { kind: 'field', field, words: known?.words ?? null, error };
}

/**
 * Returns the fields that a schema rejects. Only a refinement's message is used: zod's own messages are for engineers.
 */
export function wrongFields<Name extends string>(
  issues: readonly z.core.$ZodIssue[],
  names: readonly Name[],
): ReadonlyMap<Name, string | null> {
  const wrong = new Map<Name, string | null>();
  for (const issue of issues) {
    const name = names.find((one) => one === issue.path[0]);
    if (name === undefined || wrong.has(name)) continue;
    const isOwn = issue.code === 'custom' && issue.message !== 'Invalid input';
    wrong.set(name, isOwn ? issue.message : null);
  }
  return wrong;
}
