import { randomId } from '../../platform/random-id.ts';
import type { TabStore } from '../../platform/tab-store.ts';

/**
 * What the app gives the page's own script to report by: with the path that the error came from and the
 * id under which the screen has shown it.
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
/** The first is the cause more often than the last. */
const mostKept = 5;
const mostText = 1000;

/**
 * What goes wrong before the app can report it: kept on the device until an app that has started
 * asks for it, which may be days later. Cleaned of secrets when it is reported (`data/report`).
 */
export function createEarlyErrors({
  store,
  route,
}: {
  /** Throws where the browser forbids it; nothing is kept there. */
  readonly store: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly route: () => string;
}) {
  let report: ReportEarly | null = null;

  function kept(): readonly EarlyError[] {
    try {
      // No one but this module writes it.
      return JSON.parse(store().getItem(keptKey) ?? '[]');
    } catch {
      return [];
    }
  }

  return {
    /** Answers the id that support finds the error by. */
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
      // A start that fails again fails of the same.
      const same = before.find((one) => one.message === early.message && one.route === early.route);
      if (same !== undefined) return same.id;
      try {
        store().setItem(keptKey, JSON.stringify([...before, early].slice(0, mostKept)));
      } catch {
        // Not even this: the console has it.
      }
      return id;
    },
    /** Reports what is kept, and from now on whatever is heard. */
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
 * Whether a page that could not start may load itself again; if so, that is noted. By time rather
 * than once a build: while a deployment spreads, two builds may answer by turns.
 */
export function mayRestart(store: Pick<TabStore, 'get' | 'set'>, nowMs: number): boolean {
  if (nowMs - Number(store.get(restartKey)) < restartPauseMs) return false;
  store.set(restartKey, String(nowMs));
  return store.get(restartKey) === String(nowMs);
}
