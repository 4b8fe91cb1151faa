import type { TransactionOptions } from './database.ts';

/** The caller and group on whose behalf something waits for the database. */
export type Turn = {
  readonly group: 'server' | 'jobs' | 'people' | 'anonymous';
  /** Key of those who share a limit on running statements: a person's id, or empty. */
  readonly caller: string;
  readonly isUrgent: boolean;
};

export type Waiter = {
  readonly turn: Turn;
  /** True if it may be refused when too many wait. */
  readonly canLeave: boolean;
};

/** How many statements a caller may have running; any more wait. */
const atOnce: Readonly<Record<Turn['group'], number>> = {
  server: Infinity,
  // All jobs together: no one waits for them, so the other connections are left to people.
  jobs: 2,
  people: 2,
  // All anonymous callers together, so that no one gains by using many addresses.
  anonymous: 4,
};

/** After this many urgent turns in a row another group gets one, so that none waits forever. */
const urgentInARow = 16;

/** The turn a transaction takes: that of its token's person, of anonymous callers, of jobs, or of the server. */
export function turnOf(options: TransactionOptions | undefined): Turn {
  const isUrgent = options?.isUrgent === true;
  if (options?.isBackground === true) return { group: 'jobs', caller: 'jobs', isUrgent: false };
  const caller = options?.caller;
  if (caller === undefined || caller.role === 'service_role') {
    return { group: 'server', caller: '', isUrgent };
  }
  const { sub } = caller.claims;
  return typeof sub === 'string' && sub !== ''
    ? { group: 'people', caller: sub, isUrgent }
    : { group: 'anonymous', caller: '', isUrgent };
}

type Line<W> = { readonly caller: string; readonly waiting: Set<W> };

/**
 * Decides who gets the database next. Urgent work comes first. Then the server's own work, jobs, signed-in people and
 * anonymous callers take turns, and within each group the callers do: a caller who asks for a thousand things delays
 * others by one. Callers at their limit are passed over.
 */
export class FairQueue<W extends Waiter> {
  readonly #runningByCaller = new Map<string, number>();
  readonly #urgent = new Map<string, Line<W>>();
  readonly #groups: Readonly<Record<Turn['group'], Map<string, Line<W>>>> = {
    server: new Map(),
    jobs: new Map(),
    people: new Map(),
    anonymous: new Map(),
  };
  /** The groups in the order of their next turns. */
  readonly #order = Object.values(this.#groups);
  readonly #atOnceByGroup: Readonly<Record<Turn['group'], number>>;
  #size = 0;
  #urgentTurns = 0;

  constructor({ perPerson = atOnce.people }: { readonly perPerson?: number } = {}) {
    this.#atOnceByGroup = { ...atOnce, people: perPerson };
  }

  get size(): number {
    return this.#size;
  }

  /** True if the caller may have one more running. */
  isFree({ group, caller }: Turn): boolean {
    return (this.#runningByCaller.get(caller) ?? 0) < this.#atOnceByGroup[group];
  }

  begin({ group, caller }: Turn): void {
    if (this.#atOnceByGroup[group] === Infinity) return;
    this.#runningByCaller.set(caller, (this.#runningByCaller.get(caller) ?? 0) + 1);
  }

  end({ group, caller }: Turn): void {
    if (this.#atOnceByGroup[group] === Infinity) return;
    const left = (this.#runningByCaller.get(caller) ?? 0) - 1;
    if (left > 0) this.#runningByCaller.set(caller, left);
    else this.#runningByCaller.delete(caller);
  }

  add(waiter: W): void {
    const lines = this.#linesOf(waiter.turn);
    const line = lines.get(waiter.turn.caller);
    if (line === undefined) {
      const { caller } = waiter.turn;
      lines.set(caller, { caller, waiting: new Set([waiter]) });
    } else line.waiting.add(waiter);
    this.#size++;
  }

  /** The next waiter whose caller is free; it keeps waiting until it is removed. */
  peek(): W | undefined {
    if (this.#size === 0) return undefined;
    const urgent = this.peekUrgent();
    if (urgent !== undefined && this.#urgentTurns < urgentInARow) return urgent;
    for (const lines of this.#order) {
      const first = this.#firstOf(lines);
      if (first !== undefined) return first;
    }
    return urgent;
  }

  /** The next urgent waiter, for when only urgent work may run. */
  peekUrgent(): W | undefined {
    return this.#firstOf(this.#urgent);
  }

  /** Removes a waiter that got its turn, and moves its caller and its group to the end of the line. */
  take(waiter: W): void {
    const { turn } = waiter;
    const lines = this.#linesOf(turn);
    this.remove(waiter);
    const line = lines.get(turn.caller);
    if (line !== undefined && lines.size > 1) {
      lines.delete(turn.caller);
      lines.set(turn.caller, line);
    }
    this.#urgentTurns = turn.isUrgent ? this.#urgentTurns + 1 : 0;
    if (turn.isUrgent) return;
    this.#order.splice(this.#order.indexOf(lines), 1);
    this.#order.push(lines);
  }

  remove(waiter: W): void {
    const lines = this.#linesOf(waiter.turn);
    const line = lines.get(waiter.turn.caller);
    if (line?.waiting.delete(waiter) !== true) return;
    this.#size--;
    if (line.waiting.size === 0) lines.delete(line.caller);
  }

  /**
   * The waiter to refuse when too many wait: the latest of the caller with the most waiting, and urgent work only if
   * nothing else waits.
   */
  mostDispensable(): W | undefined {
    const others = this.#order.flatMap((lines) => [...lines.values()]);
    return latestOfLongest(others) ?? latestOfLongest([...this.#urgent.values()]);
  }

  /** Everyone who waits. */
  *[Symbol.iterator](): Generator<W> {
    for (const lines of [this.#urgent, ...this.#order]) {
      for (const { waiting } of lines.values()) yield* waiting;
    }
  }

  #linesOf({ group, isUrgent }: Turn): Map<string, Line<W>> {
    return isUrgent ? this.#urgent : this.#groups[group];
  }

  #firstOf(lines: ReadonlyMap<string, Line<W>>): W | undefined {
    if (lines.size === 0) return undefined;
    for (const { waiting } of lines.values()) {
      for (const first of waiting) {
        if (this.isFree(first.turn)) return first;
        break;
      }
    }
    return undefined;
  }
}

function latestOfLongest<W extends Waiter>(lines: readonly Line<W>[]): W | undefined {
  let longest: readonly W[] = [];
  for (const { waiting } of lines) {
    const leaving = [...waiting].filter(({ canLeave }) => canLeave);
    if (leaving.length > longest.length) longest = leaving;
  }
  return longest.at(-1);
}
