import type { AuditEvent } from './audit.ts';

/** One value that changed; within a structured column, the path to it. */
export type ChangedField = {
  readonly path: readonly string[];
  /** Undefined where there was or is none. */
  readonly before: unknown;
  readonly after: unknown;
};

/** What every record has and no one asks for. */
const unremarkable = new Set(['id', 'company_id', 'created_at', 'version', 'updated_at']);
const deepest = 3;

/**
 * What a change did, field by field: of an update what differs, of a new or removed record all that
 * has a value. Structured values are taken apart, so that one switch in a hundred is seen.
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

/** Anything may be typed into the others. */
const machineField = /(?:^|_)(?:ids?|path|url|sha256|from)$/;
const machineText = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\/.*)?|[0-9a-f]{40,})$/;

/** Only machines read it: an id of what has no name, the path of a file or its checksum. */
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

/** The fields of `changedFields` that tell a person something. That a value has changed always does. */
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

/** An empty list says no more than its absence. */
function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
