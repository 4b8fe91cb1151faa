import type { Clock } from '../../platform/clock.ts';
import type { HeldPunches, HeldTap } from './held-punches.ts';
import type { NamedPunchDraft } from './punch-draft.ts';

/** How long a tap off site waits for its reason, or for Undo, before it becomes a punch without one. */
export const offSiteHoldMs = 10_000;

/** A tap that the device has and that isn't a punch yet. Each of its endings ends it once. */
export type OffSiteTap = {
  /** When it becomes a punch, by the device's clock; null while the person is writing a reason. */
  readonly goesAtMs: () => number | null;
  /** Makes it a punch, with a reason or without one. */
  readonly go: (reason: string | null) => void;
  /** Discards it, so that it never becomes a punch. */
  readonly undo: () => void;
  /** The person is writing a reason: nothing rushes them, and the device still has the tap. */
  readonly wait: () => void;
  /** Starts the ten seconds again. */
  readonly resume: () => void;
};

/**
 * Holds a tap on the device for ten seconds. `record` is called at most once, with drafts that don't change
 * afterwards, and says what became of the held ones; where the page ends before, `HeldPunches.finish` records
 * them as they were held.
 *
 * @param punchId of the draft that the reason belongs to
 */
export function holdOffSiteTap(
  {
    clock,
    heldPunches,
  }: { readonly clock: Clock; readonly heldPunches: Pick<HeldPunches, 'hold'> },
  drafts: readonly NamedPunchDraft[],
  punchId: string,
  record: (drafts: readonly NamedPunchDraft[], held: HeldTap) => void,
): OffSiteTap {
  const held = heldPunches.hold(drafts);
  let isOver = false;
  let cancel: () => void = () => undefined;
  let goesAtMs: number | null = null;

  function go(reason: string | null): void {
    if (isOver) return;
    isOver = true;
    cancel();
    const final =
      reason === null
        ? drafts
        : drafts.map((draft) =>
            draft.id === punchId ? { ...draft, outsideReason: reason } : draft,
          );
    record(final, held);
  }
  function start(): void {
    if (isOver) return;
    cancel();
    goesAtMs = clock.wallMs() + offSiteHoldMs;
    cancel = clock.after(offSiteHoldMs, () => go(null));
  }
  start();

  return {
    goesAtMs: () => goesAtMs,
    go,
    undo: () => {
      if (isOver) return;
      isOver = true;
      cancel();
      held.giveUp();
    },
    wait: () => {
      cancel();
      goesAtMs = null;
    },
    resume: start,
  };
}
