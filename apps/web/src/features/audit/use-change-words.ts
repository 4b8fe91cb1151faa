import { useLingui } from '@lingui/react/macro';
import { type AuditEvent, isAuditView } from '@muster/contract/audit';
import {
  type ChangedField,
  changedFields,
  isForMachines,
  readableFields,
} from '@muster/contract/changed-fields';
import { tidied, useAuditNames } from './audit-names-context.tsx';
import { useRadiusWords } from '../../ui/place/use-radius-words.ts';
import { dateTimeText } from '../../ui/time/date-time-text.ts';

/** The current names of people and records, by id. */
export type Names = Readonly<Record<string, string>>;

export type ChangeWords = {
  /** The change as a sentence. */
  readonly sentence: (event: AuditEvent, names: Names) => string;
  readonly actor: (event: AuditEvent, names: Names) => string;
  readonly kind: (subject: string) => string;
  /** The record's own name, if it has one. */
  readonly record: (event: AuditEvent, names: Names) => string | null;
  readonly field: (path: readonly string[]) => string;
  readonly value: (value: unknown, names: Names) => string;
  /** A field and its value as a screen shows them: a radius in the reader’s unit, and nothing that only machines read. */
  readonly shownField: (path: readonly string[]) => string;
  readonly shownValue: (path: readonly string[], value: unknown, names: Names) => string;
  /** The line below the sentence in a list. */
  readonly detail: (event: AuditEvent, names: Names) => string;
};

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/;
const day = /^\d{4}-\d\d-\d\d$/;
/** Longer values are shown only in the details. */
const shortLength = 60;
const mostInDetail = 3;

/** Changes in the reader's language. */
export function useChangeWords(): ChangeWords {
  const { i18n, t } = useLingui();
  const known = useAuditNames();
  const { radius } = useRadiusWords();

  const kind = (subject: string) => {
    const name = known.kinds[subject];
    return name === undefined ? tidied(subject) : i18n._(name);
  };

  const field = (path: readonly string[]) =>
    shownParts(path)
      .map((part) => {
        const name = known.fields[part];
        return name === undefined ? tidied(part) : i18n._(name);
      })
      .join(' · ');

  const text = (value: string, names: Names) => {
    const name = known.values[value];
    if (name !== undefined) return i18n._(name);
    if (names[value] !== undefined) return names[value];
    if (instant.test(value)) {
      return dateTimeText(i18n, value);
    }
    if (day.test(value)) {
      return i18n.date(new Date(`${value}T00:00`), { dateStyle: 'medium' });
    }
    return value;
  };

  const value = (of: unknown, names: Names): string => {
    if (of === null || of === undefined || of === '') return t`nothing`;
    if (typeof of === 'boolean') return of ? t`yes` : t`no`;
    if (typeof of === 'number') return i18n.number(of, { maximumFractionDigits: 6 });
    if (typeof of === 'string') return text(of, names);
    if (Array.isArray(of) && of.every((part) => typeof part !== 'object')) {
      return of.length === 0 ? t`nothing` : of.map((part) => value(part, names)).join(', ');
    }
    if (Array.isArray(of)) return of.map((part) => value(part, names)).join('; ');
    return Object.entries(of)
      .map(([key, part]) => `${field([key])}: ${value(part, names)}`)
      .join(', ');
  };

  const shownField = (path: readonly string[]) => (isRadius(path) ? t`Radius` : field(path));

  const shownValue = (path: readonly string[], of: unknown, names: Names) => {
    if (isForMachines(path.at(-1) ?? '', of, names)) return t`not shown`;
    return isRadius(path) && typeof of === 'number'
      ? radius(of)
      : value(withoutMachineText(of, names), names);
  };

  /** Returns the record's own name, or null. */
  const ownName = ({ subject, subject_id, before, after }: AuditEvent, names: Names) => {
    const row = { ...before, ...after };
    const name = subject === 'certificates' ? row['kind'] : row['name'];
    return names[subject_id ?? ''] ?? (isText(name) ? name : null);
  };

  const record = (event: AuditEvent, names: Names) => {
    const { subject, person_id, before, after } = event;
    const row = { ...before, ...after };
    const own = ownName(event, names);
    if (own !== null && subject !== 'profiles') return own;
    // A record that joins two others is named after one of them.
    const ids = [person_id, row['project_id'], row['crew_id'], row['kiosk_id']].filter(isText);
    return ids.map((id) => names[id]).find(isText) ?? own;
  };

  /** Names a record by its kind and its name or number, or by its kind alone. */
  const named = (event: AuditEvent, names: Names) => {
    const name = record(event, names);
    const number = { ...event.before, ...event.after }['number'];
    if (ownName(event, names) === null && typeof number === 'number') {
      return `${kind(event.subject)} #${number}`;
    }
    if (name === null) return kind(event.subject);
    return name === ownName(event, names)
      ? `${kind(event.subject)} “${name}”`
      : `${kind(event.subject)} (${name})`;
  };

  /** Names every changed field; for a few short ones, gives the old and the new value. */
  const changed = (event: AuditEvent, fields: readonly ChangedField[], names: Names) => {
    if (fields.length === 0) return t`Changed: ${named(event, names)}`;
    const list = (parts: readonly string[]) =>
      new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(parts);
    const told = fields.map(({ path, before, after }) => {
      const name = withinSentence(shownField(path));
      const was = shownValue(path, before, names);
      const is = shownValue(path, after, names);
      return {
        name,
        isShort: was.length + is.length <= shortLength,
        whole: t`${name} from ${was} to ${is}`,
      };
    });
    const isTold = told.length <= mostInDetail && told.every(({ isShort }) => isShort);
    const what = list([...new Set(told.map(({ name, whole }) => (isTold ? whole : name)))]);
    return t`Changed ${what}`;
  };

  const sentence = (event: AuditEvent, names: Names) => {
    const whom = names[event.person_id ?? ''] ?? t`someone`;
    const what = named(event, names);
    if (event.subject === 'location_reads') return t`Viewed ${whom}’s locations`;
    if (event.subject === 'pay_rate_reads') return t`Viewed ${whom}’s pay rates`;
    if (isAuditView(event.subject)) return kind(event.subject);
    switch (event.action) {
      case 'insert':
        return event.subject === 'timesheet_events'
          ? `${what}: ${withinSentence(value(event.after?.['kind'], names))}`
          : t`Added: ${what}`;
      case 'delete':
        return t`Removed: ${what}`;
      case 'export':
        return t`Exported the audit log`;
      case 'update':
        return changed(event, changedFields(event), names);
    }
  };

  const actor = ({ actor: by }: AuditEvent, names: Names) => {
    switch (by.kind) {
      case 'person':
        return names[by.person_id] ?? t`Someone`;
      case 'kiosk':
        return by.name;
      case 'platform':
        return by.name === undefined
          ? t`Platform`
          : t`${by.name}, as ${names[by.visited_id ?? ''] ?? t`someone`}`;
      case 'system':
        return t`Muster`;
      case 'hidden':
        return t`Anonymous`;
    }
  };

  /** The line below the sentence in a list: the record for an update, the record's fields for anything else. */
  const detail = (event: AuditEvent, names: Names) => {
    if (event.action === 'update') {
      return [kind(event.subject), record(event, names)].filter(isText).join(' · ');
    }
    return readableFields(event, names)
      .slice(0, mostInDetail)
      .map(
        ({ path, before, after }) =>
          `${shownField(path)}: ${shownValue(path, after ?? before, names)}`,
      )
      .join(' · ');
  };

  return { sentence, detail, actor, kind, record, field, value, shownField, shownValue };
}

/** Leaves out the column that holds all of a company's settings: its name means nothing to readers. */
function shownParts(path: readonly string[]): readonly string[] {
  const parts = path.filter((part) => part !== 'settings' && part !== 'branding');
  return parts.length === 0 ? path : parts;
}

/** Removes machine-only parts from nested values, such as the shifts of a template. */
function withoutMachineText(of: unknown, names: Names): unknown {
  if (Array.isArray(of)) return of.map((part) => withoutMachineText(part, names));
  if (typeof of !== 'object' || of === null) return of;
  return Object.fromEntries(
    Object.entries(of)
      .filter(([key, part]) => !isForMachines(key, part, names))
      .map(([key, part]) => [key, withoutMachineText(part, names)]),
  );
}

function isRadius(path: readonly string[]): boolean {
  return path.at(-1) === 'radius_m';
}

function withinSentence(name: string): string {
  const [first = '', second = ''] = name;
  // Acronyms such as PIN keep their capitals.
  return second === second.toUpperCase() ? name : first.toLowerCase() + name.slice(1);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
