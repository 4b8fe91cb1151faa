import {
  isLogContent,
  isSourceId,
  type LogContent,
  type LogData,
  type SignedLine,
  type SourceLine,
  type StoredLine,
} from './log-line.ts';

/** A log as the server and this device know it. */
export type LogParts = {
  readonly sources: readonly SourceLine[];
  readonly lines: readonly StoredLine[];
  /** The valid signature. */
  readonly signature: { readonly lines: readonly SignedLine[] } | null;
};

/** A line as people see it. */
export type ShownLine = LogContent & {
  readonly id: string;
  /** Typed or changed by someone. */
  readonly isTyped: boolean;
  readonly isPrivate: boolean;
  readonly isAddendum: boolean;
  /** The records' current data; null for a typed line, and if the records no longer have any. */
  readonly source: LogData | null;
  /** Set if the records changed after the line was changed or signed: their data then and now. */
  readonly since: { readonly was: LogData | null; readonly now: LogData | null } | null;
  /** The stored revision that a change is based on. */
  readonly revision: string | null;
};

/**
 * Returns the lines of a log. Without a valid signature, unchanged lines show their source's current data; signed lines
 * stay as they were signed. A changed line is never overwritten. If a source has changed since, `since` says so.
 */
export function composeLog({ sources, lines, signature }: LogParts): readonly ShownLine[] {
  const nowById = new Map(sources.map((source) => [source.id, source]));
  const storedById = new Map(lines.map((line) => [line.id, line]));
  const signedById = new Map((signature?.lines ?? []).map((line) => [line.id, line]));
  const ids = new Set([
    ...sources.map(({ id }) => id),
    ...signedById.keys(),
    ...lines.flatMap(({ id, data }) => (data === null ? [] : [id])),
  ]);
  const shown: ShownLine[] = [];
  for (const id of ids) {
    const stored = storedById.get(id);
    const signed = signedById.get(id);
    const source = nowById.get(id);
    const edit = stored !== undefined && stored.data !== null ? stored : undefined;
    const from = edit ?? signed ?? source;
    if (from === undefined || from.data === null) continue;
    const content = { kind: from.kind, data: from.data };
    if (!isLogContent(content)) continue;
    const now = source?.data ?? null;
    // The source data behind the line: as of the signature, or else of the change, or else the current data.
    const was =
      signature === null ? (edit === undefined ? now : edit.source) : (signed?.source ?? null);
    const isOwn = !isSourceId(id);
    shown.push({
      ...content,
      id,
      isTyped: edit !== undefined,
      isPrivate: edit?.is_private ?? false,
      isAddendum: edit?.is_addendum ?? false,
      source: now,
      since: isOwn || isSameSource(was, now) ? null : { was, now },
      revision: stored?.revision ?? null,
    });
  }
  return shown;
}

/** Returns the lines that a signature covers: all but private notes. */
export function linesToSign(shown: readonly ShownLine[]): readonly SignedLine[] {
  return shown
    .filter(({ isPrivate, isAddendum }) => !isPrivate && !isAddendum)
    .map(({ id, kind, data, source, isTyped }) => ({ id, kind, data, source, is_typed: isTyped }));
}

/** A change to a line; an input of `save_log_line`. */
export type LineChange = Omit<StoredLine, 'revision'> & {
  readonly revision: string;
  readonly base: string | null;
};

/** Returns the log as it will be after a change that the server doesn't have yet. */
export function withChange<Parts extends LogParts>(log: Parts, change: LineChange): Parts {
  const { base: _, ...line } = change;
  const before = log.lines.find(({ id }) => id === change.id);
  const lines =
    before === undefined
      ? [...log.lines, line]
      : log.lines.map((one) => (one.id === change.id ? line : one));
  const isHidden = line.is_addendum || (line.is_private && (before?.is_private ?? true));
  return { ...log, lines, signature: isHidden ? log.signature : null };
}

/** Compares only the facts: names of crews, codes and equipment may change without anyone's time changing. */
function isSameSource(a: LogData | null, b: LogData | null): boolean {
  return JSON.stringify(factsOf(a)) === JSON.stringify(factsOf(b));
}

function factsOf(data: LogData | null): readonly unknown[] | null {
  if (data === null) return null;
  if ('people' in data) return [data.people, data.minutes];
  if ('what' in data && 'minutes' in data) return [data.minutes];
  return 'type' in data ? [data.type, data.number, data.text] : Object.values(data);
}
