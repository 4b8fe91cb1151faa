import { useLingui } from '@lingui/react/macro';
import type { AuditEvent } from '@muster/contract/audit';
import { type ChangedField, changedFields } from './changed-fields.ts';
import { fieldNames, kindNames, tidied, valueNames } from './names-of-fields.ts';

/** What people and records are called now, by id. */
export type Names = Readonly<Record<string, string>>;

export type ChangeWords = {
  /** The change as a sentence. */
  sentence(event: AuditEvent, names: Names): string;
  actor(event: AuditEvent, names: Names): string;
  kind(subject: string): string;
  /** The record's own name, where it has one. */
  record(event: AuditEvent, names: Names): string | null;
  field(path: readonly string[]): string;
  value(value: unknown, names: Names): string;
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/;
const day = /^\d{4}-\d\d-\d\d$/;
/** Longer values stand in the details only. */
const shortLength = 60;

/** Changes in the reader's language. */
export function useChangeWords(): ChangeWords {
  const { i18n, t } = useLingui();

  const kind = (subject: string) => {
    const name = kindNames[subject];
    return name === undefined ? tidied(subject) : i18n._(name);
  };

  const field = (path: readonly string[]) =>
    path
      .map((part) => {
        const name = fieldNames[part];
        return name === undefined ? tidied(part) : i18n._(name);
      })
      .join(' · ');

  const text = (value: string, names: Names) => {
    const known = valueNames[value];
    if (known !== undefined) return i18n._(known);
    if (uuid.test(value)) return names[value] ?? value.slice(0, 8);
    if (instant.test(value)) {
      return i18n.date(new Date(value), { dateStyle: 'medium', timeStyle: 'short' });
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
    return JSON.stringify(of);
  };

  const record = ({ subject, subject_id, person_id, before, after }: AuditEvent, names: Names) => {
    const own = names[subject_id ?? ''] ?? [after?.['name'], before?.['name']].find(isText) ?? null;
    if (subject === 'profiles' || own === null) return names[person_id ?? ''] ?? own;
    return own;
  };

  /** With a record's name, or its kind alone. */
  const named = (event: AuditEvent, names: Names) => {
    const name = record(event, names);
    return name === null ? kind(event.subject) : `${kind(event.subject)} “${name}”`;
  };

  const changed = (event: AuditEvent, fields: readonly ChangedField[], names: Names) => {
    const [first, second] = fields;
    const [name, before, after] = [
      field(first?.path ?? []),
      value(first?.before, names),
      value(first?.after, names),
    ];
    if (first === undefined) return t`Changed ${named(event, names)}`;
    if (second === undefined) {
      return before.length + after.length > shortLength
        ? t`Changed ${name}`
        : t`Changed ${name} from ${before} to ${after}`;
    }
    const other = field(second.path);
    const more = fields.length - 2;
    return more === 0
      ? t`Changed ${name} and ${other}`
      : t`Changed ${name}, ${other} and ${more} more`;
  };

  const sentence = (event: AuditEvent, names: Names) => {
    const whom = names[event.person_id ?? ''] ?? t`somebody`;
    const what = named(event, names);
    if (event.subject === 'location_reads') return t`Looked at the places of ${whom}`;
    if (event.subject === 'pay_rate_reads') return t`Looked at the pay rates of ${whom}`;
    switch (event.action) {
      case 'insert':
        return t`Added: ${what}`;
      case 'delete':
        return t`Removed: ${what}`;
      case 'export':
        return t`Took the audit away as a file`;
      case 'update':
        return changed(event, changedFields(event), names);
    }
  };

  const actor = ({ actor: by }: AuditEvent, names: Names) => {
    switch (by.kind) {
      case 'person':
        return names[by.person_id] ?? t`Somebody`;
      case 'kiosk':
        return by.name;
      case 'platform':
        return t`Platform`;
      case 'system':
        return t`Muster`;
      case 'hidden':
        return t`Anonymous`;
    }
  };

  return { sentence, actor, kind, record, field, value };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
