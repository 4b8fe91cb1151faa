import { randomId } from '../../platform/random-id.ts';
import type { TabStore } from '../../platform/tab-store.ts';

/**
 * The app's error reporter, as handed to the page's own script. It takes the path where the error happened
 * and the id that the screen has shown for it.
 */
export type ReportEarly = (error: Error, route: string, eventId: string) => void;

type EarlyError = {
  readonly id: string;
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly route: string;
};

const keptKey = 'muster.early-errors';
/** The first error is more often the cause than the last. */
const mostKept = 5;
const mostText = 1000;

/**
 * Collects errors that happen before the app can report them. They stay on the device until an app that has
 * started asks for them, which may be days later. Secrets are removed when they are reported (`data/report`).
 */
export function createEarlyErrors({
  store,
  route,
}: {
  /** Throws if the browser forbids storage; then nothing is kept. */
  readonly store: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly route: () => string;
}) {
  let report: ReportEarly | null = null;

  function kept(): readonly EarlyError[] {
    try {
      // Only this module writes it.
      return JSON.parse(store().getItem(keptKey) ?? '[]');
    } catch {
      return [];
    }
  }

  return {
    /** Returns the id by which support finds the error. */
    hear: (thrown: unknown): string => {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      const id = randomId();
      if (report !== null) {
        report(error, route(), id);
        return id;
      }
      const { name, message, stack = '' } = error;
      const early: EarlyError = {
        id,
        name,
        message: message.slice(0, mostText),
        stack: stack.slice(0, mostText),
        route: route(),
      };
      const before = kept();
      // A start that fails again fails with the same error.
      const same = before.find((one) => one.message === early.message && one.route === early.route);
      if (same !== undefined) return same.id;
      try {
        store().setItem(keptKey, JSON.stringify([...before, early].slice(0, mostKept)));
      } catch {
        // Storage doesn't work either: the console has the error.
      }
      return id;
    },
    /** Reports the stored errors, and every later one as it happens. */
    handOver: (to: ReportEarly): void => {
      report = to;
      const before = kept();
      if (before.length > 0) store().removeItem(keptKey);
      for (const { id, name, message, stack, route: from } of before)
        to(Object.assign(new Error(message), { name, stack }), from, id);
    },
  };
}

const restartKey = 'muster.restarted';
const restartPauseMs = 60_000;

/**
 * Returns whether a page that could not start may reload, and records the reload if so. The limit is by time
 * rather than once per build, because two builds may answer in turn while a deployment spreads.
 */
export function mayRestart(store: Pick<TabStore, 'get' | 'set'>, nowMs: number): boolean {
  if (nowMs - Number(store.get(restartKey)) < restartPauseMs) return false;
  store.set(restartKey, String(nowMs));
  return store.get(restartKey) === String(nowMs);
}
