import type { Locks } from '../../platform/locks.ts';
import type { Network } from '../../platform/network.ts';
import { randomId } from '../../platform/random-id.ts';
import { StorageError } from '../storage/connection.ts';
import { dueInMs } from './backoff.ts';
import { type PassDependencies, type PassEnd, runPass } from './pass.ts';

/** Decides when passes run, one at a time. */
export type Drain = {
  /**
   * Requests a pass: over the items that are `due`; over `all` that wait, due or not; or over all `regardless` of
   * whether the device seems to be offline. If requested during a pass, another one follows.
   */
  wake(how: Urgency): void;
  /** Same as `wake('all')`, and also wakes what makes way for other items. */
  wakeForAdded(): void;
  /**
   * For a new owner or a new start: the next pass also retries items that were parked because a whole call was refused.
   */
  restart(): void;
  isRunning(): boolean;
  lastEnd(): PassEnd | null;
};

type Urgency = 'due' | 'all' | 'regardless';

const lockName = 'muster:outbox';
/**
 * While anything waits, to be sent or for room, a pass is tried at least this often, because a wake-up may have been
 * missed.
 */
const longestSleepMs = 60_000;
/** How soon to look again when another tab sends, or when the storage failed. */
const shortSleepMs = 5000;
const urgencies = ['due', 'all', 'regardless'] as const satisfies readonly Urgency[];

export function createDrain(
  dependencies: Omit<PassDependencies, 'isOvertaken' | 'onAdded'> & {
    readonly userId: () => string | null;
    readonly locks: Locks;
    readonly network: Network;
    /** Must not throw: whatever goes wrong, the next pass is scheduled. */
    readonly onError: (error: unknown) => void;
  },
): Drain {
  const { store, clock, network, locks } = dependencies;
  let wanted: Urgency | null = null;
  let isRunning = false;
  let revivesParked = true;
  let lastEnd: PassEnd | null = null;
  let cancelTimer: (() => void) | undefined;
  const onAdded = new Set<() => void>();
  const passDependencies: PassDependencies = {
    ...dependencies,
    isOvertaken: () => wanted !== null,
    onAdded: (listener) => {
      onAdded.add(listener);
      return () => void onAdded.delete(listener);
    },
  };

  function wake(how: Urgency): void {
    if (wanted === null || urgencies.indexOf(how) > urgencies.indexOf(wanted)) wanted = how;
    if (!isRunning) void run();
  }

  async function run(): Promise<void> {
    isRunning = true;
    let sleepMs: number | null = null;
    while (wanted !== null && sleepMs !== shortSleepMs) {
      const how: Urgency = wanted;
      wanted = null;
      sleepMs = await tryPass(how);
    }
    isRunning = false;
    dependencies.onChange();
    cancelTimer?.();
    if (sleepMs !== null) cancelTimer = clock.after(sleepMs, () => wake('due'));
  }

  /** Returns how long to sleep; null to sleep until woken. */
  async function tryPass(how: Urgency): Promise<number | null> {
    const userId = dependencies.userId();
    if (userId === null) return null;
    try {
      if (how === 'regardless' || network.state() === 'online') {
        const end = await passUnderLock(userId, how !== 'due');
        if (end === null) return shortSleepMs;
        lastEnd = end;
        if (lastEnd === 'out_of_time') wanted ??= 'due';
      }
      return await untilDue(userId);
    } catch (error) {
      dependencies.onError(error);
      // A full device can't record the outcome of a call, so wait longer before sending the same items again.
      const isFull = error instanceof StorageError && error.trouble === 'no_room';
      return isFull ? longestSleepMs : shortSleepMs;
    }
  }

  /** Returns null if another tab is sending. */
  async function passUnderLock(userId: string, impatient: boolean): Promise<PassEnd | null> {
    const pass = { userId, runId: randomId(), impatient, revivesParked };
    // Cleared before the pass, not after: if a token is renewed during the pass, the next one has to revive items
    // again.
    revivesParked = false;
    let end: PassEnd | null = null;
    try {
      const result = await locks.run(lockName, 0, () => runPass(passDependencies, pass));
      if (result.ran) end = result.value;
      return end;
    } finally {
      if (end === null) revivesParked ||= pass.revivesParked;
    }
  }

  async function untilDue(userId: string): Promise<number | null> {
    const waiting = (await store.list(userId)).filter(
      ({ progress }) => progress.state === 'waiting',
    );
    if (waiting.length === 0) return store.isWhole() ? null : longestSleepMs;
    const nowMs = clock.wallMs();
    // Anything that is due and still here waits behind an item that is not, or lacks a token: no hurry.
    const pauses = waiting.map((item) => dueInMs(item, nowMs)).filter((ms) => ms > 0);
    return Math.min(...pauses, longestSleepMs);
  }

  return {
    wake,
    wakeForAdded: () => {
      wake('all');
      for (const listener of onAdded) listener();
    },
    restart: () => {
      revivesParked = true;
      lastEnd = null;
      wake('all');
    },
    isRunning: () => isRunning,
    lastEnd: () => lastEnd,
  };
}
