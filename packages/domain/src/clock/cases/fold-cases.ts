/**
 * Test cases for both folds, read once for both tests. A case names punches, projects and people with words; here they
 * become UUIDs in the order of the words, so that sorting by id gives the same result on both sides.
 */
import { createHash } from 'node:crypto';
import type { BreakKind, FoldDecision, FoldPunch, PunchKind } from '../clock-state.ts';
import automaticClockOut from './automatic-clock-out.json' with { type: 'json' };
import aWorkingDay from './a-working-day.json' with { type: 'json' };
import crewAndOrder from './crew-and-order.json' with { type: 'json' };
import duplicates from './duplicates.json' with { type: 'json' };
import forgottenClockOut from './forgotten-clock-out.json' with { type: 'json' };
import midnightAndDst from './midnight-and-dst.json' with { type: 'json' };
import withdrawals from './withdrawals.json' with { type: 'json' };

type CaseBreak = { id: string; kind: string; start: string; end: string | null };

type RawCase = {
  name: string;
  source: string;
  punches: {
    id: string;
    kind: string;
    at: string;
    break?: string;
    project?: string;
    code?: string;
    actor?: string;
    accepted?: boolean;
    device?: string;
    seq?: number;
    zone?: string;
    note?: string;
    flags?: string[];
    /** `correction`: stated by a correction, as in `app.add_corrected_punch`. */
    source?: string;
  }[];
  entries: {
    id: string;
    start: string;
    end: string | null;
    project?: string;
    code?: string;
    zone?: string;
    note?: string;
    flags?: string[];
    breaks?: CaseBreak[];
    worked_minutes?: number;
  }[];
  effects: Record<
    string,
    {
      entry?: string | null;
      flags?: string[];
      decision?: string;
      estimates?: string;
      set_aside?: boolean;
    }
  >;
};

/** In order of arrival: punches by name, and `withdraw <name>` for those that a correction withdraws. */
type RawWithdrawalCase = RawCase & { arrivals: string[] };

export type ExpectedEntry = {
  readonly id: string;
  readonly projectId: string | null;
  readonly costCodeId: string | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly zone: string;
  readonly note: string | null;
  readonly flags: readonly string[];
  readonly breaks: readonly {
    readonly id: string;
    readonly kind: BreakKind;
    readonly startedAt: number;
    readonly endedAt: number | null;
  }[];
};

export type ExpectedEffect = {
  readonly punchId: string;
  readonly flags: readonly string[];
  readonly decision: FoldDecision | null;
  readonly estimatedEntryId: string | null;
  readonly setAside: boolean;
};

export type FoldCase = {
  readonly name: string;
  readonly punches: readonly FoldPunch[];
  readonly entries: readonly ExpectedEntry[];
  readonly effects: readonly ExpectedEffect[];
  /** Only if the case states them. */
  readonly entryIdsByPunchId: ReadonlyMap<string, string | null>;
  readonly workedMinutesByEntryId: ReadonlyMap<string, number>;
};

export type Arrival = {
  readonly kind: 'punch' | 'withdrawal';
  readonly punch: FoldPunch & { readonly source: 'device' | 'correction' };
};

/** The effects are those of the punches that count. */
export type WithdrawalCase = FoldCase & { readonly arrivals: readonly Arrival[] };

const punchKinds = [
  'in',
  'out',
  'switch',
  'break_start',
  'break_end',
] as const satisfies PunchKind[];
const breakKinds = ['meal', 'rest'] as const satisfies BreakKind[];
const decisions = ['missing_in', 'overlap'] as const satisfies FoldDecision[];

const defaultZone = 'America/Denver';

export const foldCases: readonly FoldCase[] = [
  aWorkingDay,
  duplicates,
  forgottenClockOut,
  automaticClockOut,
  midnightAndDst,
  crewAndOrder,
].flatMap((cases: RawCase[]) => cases.map(toFoldCase));

export const withdrawalCases: readonly WithdrawalCase[] = withdrawals.map(
  (raw: RawWithdrawalCase) => {
    const folded = toFoldCase(raw);
    const punches = folded.punches.map((punch, index) => {
      const source = raw.punches[index]?.source === 'correction' ? 'correction' : 'device';
      return { ...punch, ...(source === 'correction' && corrected(punch.kind)), source } as const;
    });
    const arrivals = raw.arrivals.map((said): Arrival => {
      const word = said.replace(/^withdraw /, '');
      const punch = punches[raw.punches.findIndex(({ id }) => id === word)];
      if (punch === undefined) throw new RangeError(`there is no punch ${word}`);
      return { kind: word === said ? 'punch' : 'withdrawal', punch };
    });
    const withdrawn = new Set(
      arrivals.flatMap(({ kind, punch }) => (kind === 'withdrawal' ? [punch.id] : [])),
    );
    return {
      ...folded,
      punches,
      arrivals,
      effects: folded.effects.filter(({ punchId }) => !withdrawn.has(punchId)),
    };
  },
);

/** At the same instant, a corrected end comes before a corrected start. */
function corrected(kind: PunchKind): Pick<FoldPunch, 'accepted' | 'deviceId' | 'flags'> {
  const digit = kind === 'in' ? 'f' : '0';
  const deviceId = [8, 4, 4, 4, 12].map((length) => digit.repeat(length)).join('-');
  return { accepted: true, deviceId, flags: ['corrected'] };
}

function toFoldCase(raw: RawCase): FoldCase {
  const words = raw.punches.map((punch) => punch.id).sort();
  const idOf = (word: string) => uuid(words.indexOf(word) + 1, 'punch');
  return {
    name: raw.name,
    punches: raw.punches.map((punch, index) => ({
      id: idOf(punch.id),
      kind: oneOf(punchKinds, punch.kind),
      breakKind: punch.break === undefined ? null : oneOf(breakKinds, punch.break),
      at: Date.parse(punch.at),
      deviceId: named(punch.device ?? 'phone'),
      deviceSeq: punch.seq ?? index,
      projectId: optionalId(punch.project),
      costCodeId: optionalId(punch.code),
      actor: named(punch.actor ?? 'worker'),
      own: punch.actor === undefined,
      accepted: punch.accepted ?? false,
      zone: punch.zone ?? defaultZone,
      note: punch.note ?? null,
      flags: punch.flags ?? [],
    })),
    entries: raw.entries.map((entry) => ({
      id: idOf(entry.id),
      projectId: optionalId(entry.project),
      costCodeId: optionalId(entry.code),
      startedAt: Date.parse(entry.start),
      endedAt: optionalInstant(entry.end),
      zone: entry.zone ?? defaultZone,
      note: entry.note ?? null,
      flags: entry.flags ?? [],
      breaks: (entry.breaks ?? []).map((taken) => ({
        id: idOf(taken.id),
        kind: oneOf(breakKinds, taken.kind),
        startedAt: Date.parse(taken.start),
        endedAt: optionalInstant(taken.end),
      })),
    })),
    effects: raw.punches.map(({ id }) => {
      const effect = raw.effects[id] ?? {};
      return {
        punchId: idOf(id),
        flags: effect.flags ?? [],
        decision: effect.decision === undefined ? null : oneOf(decisions, effect.decision),
        estimatedEntryId: effect.estimates === undefined ? null : idOf(effect.estimates),
        setAside: effect.set_aside ?? false,
      };
    }),
    entryIdsByPunchId: new Map(
      Object.entries(raw.effects).flatMap(([word, { entry }]) =>
        entry === undefined ? [] : [[idOf(word), entry === null ? null : idOf(entry)] as const],
      ),
    ),
    workedMinutesByEntryId: new Map(
      raw.entries.flatMap(({ id, worked_minutes }) =>
        worked_minutes === undefined ? [] : [[idOf(id), worked_minutes] as const],
      ),
    ),
  };
}

function oneOf<T extends string>(allowed: readonly T[], word: string): T {
  const found = allowed.find((value) => value === word);
  if (found === undefined) throw new RangeError(`${word} is none of ${allowed.join(', ')}`);
  return found;
}

function optionalInstant(text: string | null): number | null {
  return text === null ? null : Date.parse(text);
}

function optionalId(word: string | undefined): string | null {
  return word === undefined ? null : named(word);
}

function named(word: string): string {
  const hash = createHash('sha256').update(word).digest('hex');
  return uuid(Number.parseInt(hash.slice(0, 11), 16), 'name');
}

function uuid(number: number, space: 'punch' | 'name'): string {
  const prefix = space === 'punch' ? '00000000' : 'aaaaaaaa';
  return `${prefix}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}
