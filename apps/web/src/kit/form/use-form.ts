import { useLingui } from '@lingui/react/macro';
import { isSame } from '@muster/contract/is-same';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import type { TypedValue } from '../../data/changes/kept-change.ts';
import { describeError } from '../../data/errors/words.ts';
import { StorageError } from '../../data/storage/connection.ts';
import { focusFirstError } from './focus-first-error.ts';
import { type FieldName, fieldNames, type FieldSpecs, type TextName } from './field-spec.ts';
import { type Failure, placeFailure, type RefusedFields, wrongFields } from './form-failure.ts';
import { mergeVersions, type VersionConflict } from './merge-versions.ts';

type FormOptions<Values extends object, Output, Saved, Version> = {
  /** The fields' initial values: empty, or the record's stored values. */
  readonly stored: Values;
  /** The stored record's version; saving over a different one is a conflict. Absent for a new record. */
  readonly version?: Version | undefined;
  readonly fields: FieldSpecs<Values>;
  /** Validates the values as they are typed; its output is saved. */
  readonly schema: z.ZodMiniType<Output>;
  readonly refused?: RefusedFields<FieldName<Values>>;
  /**
   * Marks wrong values while typing, for a button that waits until they are valid. Otherwise they are marked
   * after the first submit.
   */
  readonly isCheckedAtOnce?: boolean;
  /** Throws `DataError`. `version` is the one that the reader has seen; `typed` describes the changes in words. */
  readonly save: (
    output: Output,
    version: Version | undefined,
    typed: readonly TypedValue[],
  ) => Promise<Saved>;
  /** Absent if saving changes the page, such as signing in. */
  readonly onSaved?: (saved: Saved, output: Output) => unknown;
};

/** The props common to all controls: spread them over one from `ui`. */
type Bound<Value, Change> = {
  readonly label: string;
  readonly value: Value;
  readonly error: string | null;
  readonly onChange: (change: Change) => void;
};
type TextEvent = { readonly target: { readonly value: string } };

/** The part of a form that its frame uses. */
export type FramedForm = {
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Why it was not saved, unless a field or a conflict shows that. */
  readonly error: string | null;
  /** The device has no room to store the change first: there may be a smaller way to save it. */
  readonly isOutOfRoom: boolean;
  readonly conflict: ShownConflict | null;
  /** The paths that the schema rejects, once the form is checked: `['meals', 0, 'minutes']`. */
  readonly wrongPaths: readonly (readonly PropertyKey[])[];
  readonly submit: (element: HTMLFormElement) => Promise<void>;
};

/** A conflict of versions in words. */
export type ShownConflict = {
  readonly disputed: readonly {
    readonly name: string;
    readonly label: string;
    readonly theirs: string;
    readonly mine: string;
    readonly chosen: 'theirs' | 'mine' | 'other';
    readonly choose: (whose: 'theirs' | 'mine') => void;
  }[];
  readonly taken: readonly {
    readonly name: string;
    readonly label: string;
    readonly theirs: string;
  }[];
};

export type Form<Values extends object> = FramedForm & {
  readonly values: Values;
  /** Takes new values, or a function of the latest ones if several changes can be under way. */
  readonly change: (part: Partial<Values> | ((now: Values) => Partial<Values>)) => void;
  /** Resets to the stored values, or to other values that count as stored. */
  readonly reset: (to?: Values) => void;
  /** For controls that report an event: text fields, text areas, selects. */
  readonly text: (name: TextName<Values>) => Bound<string, TextEvent> & { readonly name: string };
  /** For controls that report a value: pickers, radio groups, dates. */
  readonly value: <Name extends FieldName<Values>>(name: Name) => Bound<Values[Name], Values[Name]>;
};

/**
 * The only way to fill in and send a form (docs/decisions/0068-forms-are-one-hook.md). Typed text survives
 * every failure; rejected values are marked on their fields.
 */
export function useForm<Values extends object, Output, Saved, Version = undefined>({
  stored,
  version,
  fields,
  schema,
  refused = {},
  isCheckedAtOnce = false,
  save,
  onSaved,
}: FormOptions<Values, Output, Saved, Version>): Form<Values> {
  const { t, i18n } = useLingui();
  const [opened, setOpened] = useState({ values: stored, version });
  const [values, setValues] = useState(stored);
  const [wasSent, setSent] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure<FieldName<Values>> | null>(null);
  const [conflict, setConflict] = useState<VersionConflict<Values> | null>(null);
  const names = fieldNames(fields);

  // The saved record arrives through its own query, as does a newer one while nothing is typed.
  if (!isSame(version, opened.version)) {
    if (isSame(stored, opened.values)) setOpened({ values: opened.values, version });
    else if (isSame(values, opened.values)) {
      setOpened({ values: stored, version });
      setValues(stored);
    }
  }

  // The newer record arrives through its own query, before or after the refusal.
  if (failure?.kind === 'overtaken' && !isSame(version, opened.version)) {
    const merge = mergeVersions(names, { opened: opened.values, theirs: stored, mine: values });
    setConflict(merge);
    setValues(merge.merged);
    setOpened({ values: stored, version });
    setFailure(null);
  }

  const parsed = isCheckedAtOnce || wasSent ? schema.safeParse(values) : null;
  const issues = parsed?.error?.issues ?? [];
  const wrong = wrongFields(issues, names);
  const errorOf = (name: FieldName<Values>): string | null => {
    if (failure?.kind === 'field' && failure.field === name) {
      const ofValue = failure.error.code === 'invalid_input' ? fields[name].wrong : undefined;
      return failure.words ?? ofValue ?? i18n._(describeError(failure.error));
    }
    if (!wrong.has(name)) return null;
    return wrong.get(name) ?? fields[name].wrong ?? t`Check this value.`;
  };
  const change: Form<Values>['change'] = (part) => {
    setValues((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) }));
    if (failure?.kind !== 'field') return;
    if (typeof part === 'function' || failure.field in part) setFailure(null);
  };
  const reset = (to: Values = stored) => {
    setValues(to);
    setOpened({ values: to, version });
    setSent(false);
    setFailure(null);
    setConflict(null);
  };
  const changeOne = (name: FieldName<Values>, value: unknown) => {
    setValues((now) => ({ ...now, [name]: value }));
    if (failure?.kind === 'field' && failure.field === name) setFailure(null);
  };

  const inWords = (name: FieldName<Values>, of: Values): string => {
    const value = of[name];
    return fields[name].show?.(value) ?? (typeof value === 'string' ? value : '');
  };

  const submit = async (element: HTMLFormElement) => {
    if (isSaving) return;
    const sent = schema.safeParse(values);
    flushSync(() => {
      setSent(true);
      setFailure(null);
      setSaving(sent.success);
    });
    if (!sent.success) {
      focusFirstError(element);
      return;
    }
    try {
      const typed = names
        .filter((name) => !isSame(values[name], opened.values[name]))
        .map((name) => ({ label: fields[name].label, value: inWords(name, values) }));
      const saved = await save(sent.data, opened.version, typed);
      // Runs before the caller navigates away: nothing is unsaved anymore.
      flushSync(() => {
        setSaving(false);
        setSent(false);
        setConflict(null);
        setOpened({ values, version: opened.version });
      });
      await onSaved?.(saved, sent.data);
    } catch (error) {
      const thrown = error instanceof Error ? error : new Error(String(error));
      flushSync(() => {
        setSaving(false);
        setFailure(placeFailure(thrown, names, refused));
      });
      focusFirstError(element);
    }
  };

  const shownConflict =
    conflict === null
      ? null
      : {
          disputed: names
            .filter((name) => conflict.disputed.includes(name))
            .map((name) => ({
              name,
              label: fields[name].label,
              theirs: inWords(name, conflict.theirs),
              mine: inWords(name, conflict.mine),
              chosen: isSame(values[name], conflict.theirs[name])
                ? ('theirs' as const)
                : isSame(values[name], conflict.mine[name])
                  ? ('mine' as const)
                  : ('other' as const),
              choose: (whose: 'theirs' | 'mine') => changeOne(name, conflict[whose][name]),
            })),
          taken: names
            .filter((name) => conflict.taken.includes(name))
            .map((name) => ({
              name,
              label: fields[name].label,
              theirs: inWords(name, conflict.theirs),
            })),
        };

  return {
    values,
    change,
    reset,
    text: (name) => ({
      name,
      label: fields[name].label,
      value: String(values[name]),
      error: errorOf(name),
      onChange: (event) => changeOne(name, event.target.value),
    }),
    value: (name) => ({
      label: fields[name].label,
      value: values[name],
      error: errorOf(name),
      onChange: (value) => changeOne(name, value),
    }),
    isChanged: !isSame(values, opened.values),
    isSaving,
    error:
      failure === null || failure.kind === 'field' ? null : i18n._(describeError(failure.error)),
    isOutOfRoom: failure?.error instanceof StorageError && failure.error.trouble === 'no_room',
    conflict: shownConflict,
    wrongPaths: issues.map(({ path }) => path),
    submit,
  };
}
