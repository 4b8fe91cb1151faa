import type { AuditEvent } from './audit.ts';

/** One changed value and the path to it within a structured column. */
export type ChangedField = {
  readonly path: readonly string[];
  /** Undefined if there was or is no value. */
  readonly before: unknown;
  readonly after: unknown;
};

/** Bookkeeping columns that every record has. */
const unremarkable = new Set(['id', 'company_id', 'created_at', 'version', 'updated_at']);
const deepest = 3;

/**
 * Returns a change field by field: for an update the fields that differ, for a new or deleted record all that have a
 * value. Structured values are split into their parts, so that one changed switch among a hundred shows up.
 */
export function changedFields({ action, before, after }: AuditEvent): readonly ChangedField[] {
  const fields: ChangedField[] = [];
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  for (const name of names) {
    if (action !== 'update' && unremarkable.has(name)) continue;
    compare([name], before?.[name], after?.[name], fields);
  }
  return fields;
}

/** Only these fields are checked for machine values; people may type anything into the others. */
const machineField = /(?:^|_)(?:ids?|path|url|sha256|from)$/;
const machineText = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\/.*)?|[0-9a-f]{40,})$/;

/** Returns true if only software reads the value: the id of something without a name, a file's path or its checksum. */
export function isForMachines(
  field: string,
  value: unknown,
  names: Readonly<Record<string, string>>,
): boolean {
  if (!machineField.test(field)) return false;
  if (Array.isArray(value)) {
    return value.length > 0 && value.every((part) => isForMachines(field, part, names));
  }
  return typeof value === 'string' && machineText.test(value) && names[value] === undefined;
}

/**
 * Returns the fields of `changedFields` that mean something to a person. A change always does, even if its value
 * doesn't.
 */
export function readableFields(
  event: AuditEvent,
  names: Readonly<Record<string, string>>,
): readonly ChangedField[] {
  return changedFields(event).filter(
    ({ path, before, after }) =>
      event.action === 'update' || !isForMachines(path.at(-1) ?? '', after ?? before, names),
  );
}

function compare(
  path: readonly string[],
  before: unknown,
  after: unknown,
  fields: ChangedField[],
): void {
  if (isSame(before, after)) return;
  if (path.length < deepest && (isRecord(before) || isRecord(after))) {
    const beforeParts = isRecord(before) ? before : {};
    const afterParts = isRecord(after) ? after : {};
    for (const name of new Set([...Object.keys(beforeParts), ...Object.keys(afterParts)])) {
      compare([...path, name], beforeParts[name], afterParts[name], fields);
    }
    return;
  }
  fields.push({ path, before, after });
}

function isSame(a: unknown, b: unknown): boolean {
  return (isNothing(a) && isNothing(b)) || JSON.stringify(a) === JSON.stringify(b);
}

/** An empty list counts as no value. */
function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
