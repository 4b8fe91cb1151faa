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
  /** The valid one. */
  readonly signature: { readonly lines: readonly SignedLine[] } | null;
};

/** A line as people read it. */
export type ShownLine = LogContent & {
  readonly id: string;
  /** Typed, or changed by someone. */
  readonly isTyped: boolean;
  readonly isPrivate: boolean;
  readonly isAddendum: boolean;
  /** What the records say now; null for what was typed, and where they say nothing any more. */
  readonly source: LogData | null;
  /** The records say something else than when the line was changed or signed: what they said then. */
  readonly since: { readonly was: LogData | null; readonly now: LogData | null } | null;
  /** Of what is stored: a change is made over it. */
  readonly revision: string | null;
};

/**
 * The lines of a log. While no valid signature holds them, lines that no one changed are what their source says; signed
 * ones stay as they were signed. A changed line is never overwritten. Where a source has changed since, it says so.
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
    // What the line was made over: as signed, else as changed, else as it is.
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

/** What is signed: every line but private notes. */
export function linesToSign(shown: readonly ShownLine[]): readonly SignedLine[] {
  return shown
    .filter(({ isPrivate, isAddendum }) => !isPrivate && !isAddendum)
    .map(({ id, kind, data, source, isTyped }) => ({ id, kind, data, source, is_typed: isTyped }));
}

/** A change of a line as `save_log_line` takes it. */
export type LineChange = Omit<StoredLine, 'revision'> & {
  readonly revision: string;
  readonly base: string | null;
};

/** A log after a change that the server does not have yet, as it will be. */
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

/** Names of crews, codes and equipment may change without anyone's time changing. */
function isSameSource(a: LogData | null, b: LogData | null): boolean {
  return JSON.stringify(factsOf(a)) === JSON.stringify(factsOf(b));
}

function factsOf(data: LogData | null): readonly unknown[] | null {
  if (data === null) return null;
  if ('people' in data) return [data.people, data.minutes];
  if ('what' in data && 'minutes' in data) return [data.minutes];
  return 'type' in data ? [data.type, data.number, data.text] : Object.values(data);
}
