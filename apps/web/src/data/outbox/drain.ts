import type { Locks } from '../../platform/locks.ts';
import type { Network } from '../../platform/network.ts';
import { randomId } from '../../platform/random-id.ts';
import { StorageError } from '../storage/connection.ts';
import { dueInMs } from './backoff.ts';
import { type PassDependencies, type PassEnd, runPass } from './pass.ts';

/** Decides when passes run, one at a time. */
export type Drain = {
  /**
   * Asks for a pass: over what is `due`; over `all` that waits, due or not; or over all `regardless`
   * of whether the device believes to be offline. Heard during a pass, it starts another one after.
   */
  wake(how: Urgency): void;
  /** As `wake('all')`, and what makes way for other items does. */
  wakeForAdded(): void;
  /** For a new owner or a new start: the next pass tries once more what whole calls had parked. */
  restart(): void;
  isRunning(): boolean;
  lastEnd(): PassEnd | null;
};

type Urgency = 'due' | 'all' | 'regardless';

const lockName = 'muster:outbox';
/**
 * While anything waits, to be sent or for room, a pass is tried at least this often: a wake-up may have
 * been missed.
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
    /** Must not throw: whatever goes wrong, the next pass is planned. */
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

  /** Answers how long to sleep; null: until woken. */
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
      // Sent or not, a full device cannot write it down: what waits is not sent again at every breath.
      const isFull = error instanceof StorageError && error.trouble === 'no_room';
      return isFull ? longestSleepMs : shortSleepMs;
    }
  }

  /** Null where another tab sends. */
  async function passUnderLock(userId: string, impatient: boolean): Promise<PassEnd | null> {
    const pass = { userId, runId: randomId(), impatient, revivesParked };
    // Before it, not after: a token that is renewed during the pass asks the next one to revive.
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
    // Whatever is due and still here sits behind something that is not, or lacks a token: no hurry.
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
