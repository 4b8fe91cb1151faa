import type { TransactionOptions } from './database.ts';

/** In whose name something waits for the database. */
export type Turn = {
  readonly group: 'server' | 'jobs' | 'people' | 'anonymous';
  /** Who shares the allowance of statements at a time: a person's id, or nothing. */
  readonly caller: string;
  readonly isUrgent: boolean;
};

export type Waiter = {
  readonly turn: Turn;
  /** True when it may be refused when too many wait. */
  readonly canLeave: boolean;
};

/** How many statements a caller may have under way; whatever comes beyond waits. */
const atOnce: Readonly<Record<Turn['group'], number>> = {
  server: Infinity,
  // All jobs together: what no one waits for leaves the rest of the connections to people.
  jobs: 2,
  people: 2,
  // All strangers together, so that no one gains by coming from many addresses.
  anonymous: 4,
};

/** After this many urgent turns in a row one of the others gets its turn, so that none waits forever. */
const urgentInARow = 16;

/** Whom a transaction counts for: the person of its token, all strangers together, or the server. */
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
 * Says who is next for the database. Urgent work comes first. Then the server's own work, jobs,
 * signed-in people and strangers take turns, and within each of them the callers do: a caller who asks for a
 * thousand things delays others by one. Whoever has the allowed number under way is passed over.
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

  /** True when the caller may have one more under way. */
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

  /** The next one whose caller is free; it goes on waiting until it is removed. */
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

  /** The next urgent one, where there is room for nothing else. */
  peekUrgent(): W | undefined {
    return this.#firstOf(this.#urgent);
  }

  /** Takes out one that got its turn: its caller and its group are then the last to have another. */
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
   * The one to refuse when too many wait: the latest of the caller who has most of them waiting,
   * and urgent work only when nothing else waits.
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
