import { pinLength, type KioskRoster } from '@muster/contract/kiosk';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { BreaksToAsk } from '../../data/breaks/breaks-to-ask.ts';
import { paidAtMs, type PunchInstant } from '../../data/clock/punch-draft.ts';
import { useData } from '../../data/data-context.tsx';
import type { Tablet } from '../../data/kiosk/tablet-store.ts';
import { StorageError } from '../../data/storage/connection.ts';
import { randomId } from '../../platform/random-id.ts';
import { checkTyped } from './check-typed.ts';
import { keepPunch, type PunchIds } from './keep-punch.ts';
import {
  idle,
  isResting,
  type KioskChoice,
  type KioskEvent,
  type KioskStep,
  nextKiosk,
} from './kiosk-flow.ts';
import { createLeftBehind } from './left-behind.ts';
import { createTries } from './tries.ts';

type FlowKiosk = {
  readonly userId: string;
  readonly companyId: string;
  readonly roster: KioskRoster;
  readonly tablet: Tablet;
  /** Fetches the kiosk's people now, since a PIN may be newer than the roster. Resolves to the latest roster. */
  readonly askForNews: () => Promise<KioskRoster>;
};

export type KioskFlow = {
  readonly step: KioskStep;
  /** Seconds until the tablet goes back to the list; null while no countdown runs. */
  readonly secondsLeft: number | null;
  /** The clock has just opened and ignores taps for a moment. */
  readonly isResting: boolean;
  /** Milliseconds until this person's PIN can be tried again. */
  readonly lockedMs: (personId: string) => number;
  readonly send: (event: KioskEvent) => void;
  readonly choose: (choice: KioskChoice) => void;
  readonly takePhoto: (photo: Blob | null) => void;
  /** Saves the punch without its photo if the tablet is full; null if that wouldn't help. */
  readonly saveWithoutPicture: (() => void) | null;
};

/** Runs the steps at the tablet and what they start, such as checking a PIN or saving a punch. */
export function useKioskFlow(kiosk: FlowKiosk): KioskFlow {
  const { platform, outbox, clock } = useData();
  const { roster, tablet } = kiosk;
  const [tries] = useState(() => createTries(platform.localStore));
  const [store] = useState(createFlowStore);
  const [leftBehind] = useState(() => createLeftBehind(platform.clock));
  const { state, nowMs } = useSyncExternalStore(store.subscribe, store.current);
  const { step, resetsAtMs } = state;

  function send(event: KioskEvent): void {
    const before = store.current().state.step;
    const at = platform.clock.monotonicMs();
    store.set(nextKiosk(store.current().state, event, { nowMs: at, pinLength }), at);
    const after = store.current().state.step;
    if (after === before) return;
    if (before.kind === 'not_saved' && event.type === 'leave') {
      const hand = store.held();
      // No one is left to ask, and pay matters more than the photo.
      leftBehind.add(() =>
        keepChosen(before, hand).catch((error: unknown) => {
          if (!isFull(error)) throw error;
          return keepChosen(before, { ...hand, photo: null });
        }),
      );
    }
    if (after.kind === 'idle') store.hold(nothing);
    if (event.type === 'pick' && pinOf(roster, event.personId) === null) void kiosk.askForNews();
    if (after.kind === 'pin' && after.digits.length === pinLength && !after.isChecking) {
      send({ type: 'check' });
      void check(after.personId, after.digits);
    }
    if (after.kind === 'saving') void keep(after);
  }

  async function check(personId: string, digits: string): Promise<void> {
    const pin = pinOf(roster, personId);
    const isLocked = tries.waitMs(personId, platform.clock.wallMs()) > 0;
    const askForPin = async () => pinOf(await kiosk.askForNews(), personId);
    const right =
      pin === null || isLocked ? null : await checkTyped(digits, pin, tablet.deviceKey, askForPin);
    if (right !== null) {
      tries.clear(personId);
      send({ type: 'right_pin', personId, pin: right });
      return;
    }
    if (!isLocked) tries.fail(personId, platform.clock.wallMs());
    send({ type: 'wrong_pin', personId });
  }

  async function keep(saving: Chosen): Promise<void> {
    const hand = store.held();
    try {
      const { instant, ids } = await keepChosen(saving, hand);
      store.hold(nothing);
      const asks = saving.choice.kind === 'out' ? await asksOf(saving.personId) : [];
      send({ type: 'saved', punchId: ids.id, atMs: paidAtMs(instant), asks });
    } catch (error) {
      send({ type: 'not_saved', error });
    }
  }

  /** Returns no questions if their code isn't on the tablet. The punch is safe either way. */
  async function asksOf(personId: string): Promise<readonly BreaksToAsk[]> {
    const person = roster.people.find(({ person_id }) => person_id === personId);
    if (person === undefined || person.break_facts == null) return [];
    const module = await import('./breaks-at-done.ts').catch(() => null);
    return module?.breaksAtDone(roster, person, outbox.view().items, clock.nowMs()) ?? [];
  }

  async function keepChosen({ personId, pin, choice }: Chosen, { tap, photo }: Hand): Promise<Tap> {
    // Only a chosen action is saved, and choosing one sets the tap.
    if (tap === null) throw new Error('Nobody has chosen anything');
    await keepPunch(outbox, kiosk, { personId, pin, choice, photo, ...tap });
    return tap;
  }

  useCountdown(resetsAtMs !== null, send);
  return {
    step,
    secondsLeft: resetsAtMs === null ? null : Math.max(0, Math.ceil((resetsAtMs - nowMs) / 1000)),
    isResting: isResting(state, nowMs),
    lockedMs: (personId) => tries.waitMs(personId, platform.clock.wallMs()),
    send,
    choose: (choice) => {
      // A second tap must not replace the one that is being saved.
      const { kind } = store.current().state.step;
      if (kind !== 'clock' && kind !== 'switch') return;
      const ids = { id: randomId(), photoId: randomId() };
      store.hold({ tap: { instant: clock.instant(), ids }, photo: null });
      const isPictured = choice.kind === 'in' || choice.kind === 'out';
      send({ type: 'choose', choice, takesPhoto: isPictured && roster.kiosk.photo !== 'off' });
    },
    saveWithoutPicture:
      step.kind === 'not_saved' && isFull(step.error) && store.held().photo !== null
        ? () => {
            store.hold({ ...store.held(), photo: null });
            send({ type: 'again' });
          }
        : null,
    takePhoto: (photo) => {
      store.hold({ ...store.held(), photo });
      send({ type: 'photo_taken' });
    },
  };
}

/** Sends every touch, and a tick every quarter of a second, while someone is at the tablet. */
function useCountdown(runs: boolean, send: (event: KioskEvent) => void): void {
  const tick = useEffectEvent(() => send({ type: 'tick' }));
  const touch = useEffectEvent(() => send({ type: 'touch' }));
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick(), 250);
    const touched = () => touch();
    addEventListener('pointerdown', touched, true);
    addEventListener('keydown', touched, true);
    return () => {
      clearInterval(timer);
      removeEventListener('pointerdown', touched, true);
      removeEventListener('keydown', touched, true);
    };
  }, [runs]);
}

function pinOf({ people }: KioskRoster, personId: string) {
  return people.find(({ person_id }) => person_id === personId)?.pin ?? null;
}

function isFull(error: unknown): boolean {
  return error instanceof StorageError && error.trouble === 'no_room';
}

type Chosen = Extract<KioskStep, { kind: 'saving' | 'not_saved' }>;

/** The instant of the tap, which is the one that counts, and the ids of the records it creates. */
type Tap = { readonly instant: PunchInstant; readonly ids: PunchIds };

/** The tap and photo of the punch in progress. */
type Hand = {
  readonly tap: Tap | null;
  readonly photo: Blob | null;
};
const nothing: Hand = { tap: null, photo: null };

/** Keeps the state outside React, since several taps may arrive before the next render. */
function createFlowStore() {
  const listeners = new Set<() => void>();
  let now = { state: idle, nowMs: 0 };
  let hand = nothing;
  return {
    held: () => hand,
    hold: (next: Hand) => {
      hand = next;
    },
    current: () => now,
    set: (state: typeof idle, nowMs: number) => {
      now = { state, nowMs };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
