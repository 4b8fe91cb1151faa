import type { BreakKind, PunchKind } from '@muster/contract';
import type { BreaksToAsk } from '../../data/breaks/breaks-to-ask.ts';
import type { ProvenPin } from '../../data/kiosk/pin-keys.ts';

/** An action that someone chose at the tablet. */
export type KioskChoice = {
  readonly kind: PunchKind;
  readonly breakKind: BreakKind | null;
  readonly projectId: string | null;
  readonly costCodeId: string | null;
  readonly note: string | null;
};

/** A person's current step at the tablet. Only the steps after a correct PIN carry its proof. */
export type KioskStep =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'pin';
      readonly personId: string;
      readonly digits: string;
      readonly isChecking: boolean;
      readonly isWrong: boolean;
    }
  | { readonly kind: 'clock'; readonly personId: string; readonly pin: ProvenPin }
  | { readonly kind: 'switch'; readonly personId: string; readonly pin: ProvenPin }
  | {
      readonly kind: 'photo';
      readonly personId: string;
      readonly pin: ProvenPin;
      readonly choice: KioskChoice;
    }
  | {
      readonly kind: 'saving';
      readonly personId: string;
      readonly pin: ProvenPin;
      readonly choice: KioskChoice;
    }
  | {
      readonly kind: 'not_saved';
      readonly personId: string;
      readonly pin: ProvenPin;
      readonly choice: KioskChoice;
      readonly error: unknown;
    }
  /** The punch is safe. The day's breaks are asked about while the PIN can still prove an answer. */
  | (Done & {
      readonly kind: 'asking';
      readonly pin: ProvenPin;
      /** At least one question. */
      readonly asks: readonly BreaksToAsk[];
    })
  | (Done & { readonly kind: 'done' });

type Done = {
  readonly personId: string;
  readonly choice: KioskChoice;
  readonly punchId: string;
  readonly atMs: number;
};

type Saving = Extract<KioskStep, { kind: 'saving' }>;

export type KioskState = {
  readonly step: KioskStep;
  /** When the tablet goes back to the list, on the monotonic clock; null while no countdown runs. */
  readonly resetsAtMs: number | null;
  /** The clock ignores taps until then: it opens on its own, under a finger that was typing a PIN. */
  readonly restsUntilMs: number;
};

export type KioskEvent =
  | { readonly type: 'pick'; readonly personId: string }
  | { readonly type: 'digit'; readonly digit: string }
  | { readonly type: 'erase' }
  | { readonly type: 'check' }
  | { readonly type: 'right_pin'; readonly personId: string; readonly pin: ProvenPin }
  | { readonly type: 'wrong_pin'; readonly personId: string }
  | { readonly type: 'choose_switch' }
  | { readonly type: 'choose'; readonly choice: KioskChoice; readonly takesPhoto: boolean }
  | { readonly type: 'photo_taken' }
  | {
      readonly type: 'saved';
      readonly punchId: string;
      readonly atMs: number;
      readonly asks?: readonly BreaksToAsk[];
    }
  /** The first open question has been answered, and the answer is saved on the tablet. */
  | { readonly type: 'answered' }
  | { readonly type: 'not_saved'; readonly error: unknown }
  | { readonly type: 'again' }
  | { readonly type: 'give_up' }
  | { readonly type: 'back' }
  | { readonly type: 'leave' }
  | { readonly type: 'touch' }
  | { readonly type: 'tick' };

/** How long the tablet waits without a touch before it forgets the person. */
export const resetAfterMs = 10_000;

/** Longer than the time between two taps with a gloved finger. */
const restMs = 700;

export const idle: KioskState = { step: { kind: 'idle' }, resetsAtMs: null, restsUntilMs: 0 };

export function isResting({ restsUntilMs }: KioskState, nowMs: number): boolean {
  return nowMs < restsUntilMs;
}

/** Returns the next state. `nowMs` is on the monotonic clock. Every event except the tick counts as a touch. */
export function nextKiosk(
  state: KioskState,
  event: KioskEvent,
  { nowMs, pinLength }: { readonly nowMs: number; readonly pinLength: number },
): KioskState {
  const { step, resetsAtMs } = state;
  if (event.type === 'tick') {
    if (resetsAtMs === null || nowMs < resetsAtMs) return state;
    // They chose an action and left before the photo or before it was saved. The punch still counts.
    const isChosen = step.kind === 'photo' || step.kind === 'not_saved';
    return isChosen ? { ...idle, step: savingOf(step) } : idle;
  }
  const isAct = event.type === 'choose' || event.type === 'choose_switch';
  if (isAct && isResting(state, nowMs)) return state;
  const after = nextStep(step, event, pinLength);
  if (after.kind === 'idle') return idle;
  // Saving and checking a PIN are quick, so the countdown starts only with their result.
  const isAtWork = after.kind === 'saving' || (after.kind === 'pin' && after.isChecking);
  const resets = isAtWork ? null : nowMs + resetAfterMs;
  // The confirmation closes on its own, even if someone leans on the screen.
  if (after.kind === 'done' && step.kind === 'done') return state;
  const rests = step.kind === 'pin' && after.kind === 'clock' ? nowMs + restMs : state.restsUntilMs;
  return { step: after, resetsAtMs: resets, restsUntilMs: rests };
}

function nextStep(
  step: KioskStep,
  event: Exclude<KioskEvent, { type: 'tick' }>,
  pinLength: number,
): KioskStep {
  if (event.type === 'leave') return step.kind === 'saving' ? step : idle.step;
  switch (step.kind) {
    case 'idle':
      return event.type === 'pick' ? pinOf(event.personId) : step;
    case 'pin':
      return nextPin(step, event, pinLength);
    case 'clock':
    case 'switch':
      if (event.type === 'choose_switch') return { ...step, kind: 'switch' };
      if (event.type === 'choose') {
        const { personId, pin } = step;
        const kind = event.takesPhoto ? 'photo' : 'saving';
        return { kind, personId, pin, choice: event.choice };
      }
      if (event.type === 'back') {
        return step.kind === 'switch' ? { ...step, kind: 'clock' } : idle.step;
      }
      return step;
    case 'photo':
      if (event.type === 'photo_taken') return savingOf(step);
      if (event.type === 'back') {
        return { kind: 'clock', personId: step.personId, pin: step.pin };
      }
      return step;
    case 'saving': {
      const { personId, choice } = step;
      if (event.type === 'saved') {
        const { punchId, atMs, asks = [] } = event;
        const done = { personId, choice, punchId, atMs };
        return asks.length === 0
          ? { kind: 'done', ...done }
          : { kind: 'asking', ...done, pin: step.pin, asks };
      }
      return event.type === 'not_saved' ? { ...step, kind: 'not_saved', error: event.error } : step;
    }
    case 'not_saved':
      if (event.type === 'again') return savingOf(step);
      return event.type === 'give_up' ? idle.step : step;
    case 'asking': {
      if (event.type !== 'answered') return step;
      const asks = withoutFirst(step.asks);
      if (asks.length > 0) return { ...step, asks };
      const { personId, choice, punchId, atMs } = step;
      return { kind: 'done', personId, choice, punchId, atMs };
    }
    case 'done':
      return step;
  }
}

function withoutFirst([first, ...others]: readonly BreaksToAsk[]): readonly BreaksToAsk[] {
  if (first === undefined) return others;
  const questions = first.questions.slice(1);
  return questions.length === 0 ? others : [{ ...first, questions }, ...others];
}

function savingOf({ personId, pin, choice }: Pick<Saving, 'personId' | 'pin' | 'choice'>): Saving {
  return { kind: 'saving', personId, pin, choice };
}

function pinOf(personId: string): Extract<KioskStep, { kind: 'pin' }> {
  return { kind: 'pin', personId, digits: '', isChecking: false, isWrong: false };
}

function nextPin(
  step: Extract<KioskStep, { kind: 'pin' }>,
  event: KioskEvent,
  pinLength: number,
): KioskStep {
  if (event.type === 'back') return idle.step;
  if (step.isChecking) return nextChecked(step, event);
  if (event.type === 'digit' && step.digits.length < pinLength) {
    return { ...step, digits: step.digits + event.digit, isWrong: false };
  }
  if (event.type === 'erase') {
    return { ...step, digits: step.digits.slice(0, -1), isWrong: false };
  }
  return event.type === 'check' ? { ...step, isChecking: true } : step;
}

/** Handles the result of a PIN check. A result for someone who has left meanwhile opens nothing. */
function nextChecked(step: Extract<KioskStep, { kind: 'pin' }>, event: KioskEvent): KioskStep {
  const { personId } = step;
  if (event.type === 'right_pin' && event.personId === personId) {
    return { kind: 'clock', personId, pin: event.pin };
  }
  if (event.type === 'wrong_pin' && event.personId === personId) {
    return { ...pinOf(personId), isWrong: true };
  }
  return step;
}
