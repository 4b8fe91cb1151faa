/** Reads a stored dialogue. States of version 1 are drafts from apps before the tray. */
import type { Control, Hazard, JsaState, Piece, Slot, Step } from './jsa-state.ts';
import { emptyState } from './start.ts';

type OldHazard = Omit<Hazard, 'mark' | 'controls'> & {
  readonly controls: readonly Omit<Control, 'id'>[];
};
type OldStep = Omit<Step, 'isKillAsked' | 'hazards'> & { readonly hazards: readonly OldHazard[] };

/** The fields that version 1 stored differently; all others have the same name and shape. */
type OldState = Omit<JsaState, 'version' | 'facts' | 'pending'> & {
  readonly facts: Omit<JsaState['facts'], 'steps' | 'ruledOut' | 'alsoSaid'> & {
    readonly steps: readonly OldStep[];
    readonly looseHazards: readonly OldHazard[];
    readonly looseControls: readonly Omit<Control, 'id'>[];
    readonly notes: readonly string[];
  };
  readonly pending: {
    readonly readings: readonly string[];
    readonly ask: { readonly slot: Slot };
  } | null;
  readonly unclear?: readonly { readonly text: string }[];
};

/** @returns null if no version wrote it */
export function readState(stored: unknown): JsaState | null {
  if (typeof stored !== 'object' || stored === null || !('version' in stored)) return null;
  // The device wrote it atomically, so its version implies its shape.
  if (stored.version === 2) return isState(stored) ? stored : null;
  return isOldState(stored) ? fromOld(stored) : null;
}

const isState = (stored: object): stored is JsaState => 'tray' in stored && 'facts' in stored;
const isOldState = (stored: object): stored is OldState =>
  'version' in stored && stored.version === 1 && 'facts' in stored && 'context' in stored;

/**
 * Everything said is kept word for word; unfiled text goes to the tray. The question is chosen again, and controls that
 * were called direct are asked about again.
 */
function fromOld(old: OldState): JsaState {
  const { steps, looseHazards, looseControls, notes, ...lists } = old.facts;
  let { nextId } = old;
  const hazardOf = (hazard: OldHazard): Hazard => ({
    ...hazard,
    mark: hazard.highEnergy === null ? 'unknown' : 'sure',
    controls: hazard.controls.map((control) => ({
      ...control,
      id: nextId++,
      direct: control.direct === 'yes' ? 'unknown' : control.direct,
    })),
  });
  const facts: JsaState['facts'] = {
    ...lists,
    steps: steps.map((step) => ({
      ...step,
      hazards: step.hazards.map(hazardOf),
      isKillAsked: false,
    })),
    ruledOut: [],
    alsoSaid: [],
  };
  const waiting: readonly (readonly [string, Slot])[] = [
    ...notes.map((text) => [text, 'read_back'] as const),
    ...looseHazards.flatMap(({ text, controls }) => [
      [text, 'hazards'] as const,
      ...controls.map((control) => [control.text, 'controls'] as const),
    ]),
    ...looseControls.map(({ text }) => [text, 'controls'] as const),
    ...(old.unclear ?? []).map(({ text }) => [text, 'hazards'] as const),
    ...(old.pending?.readings ?? []).map(
      (text) => [text, old.pending?.ask.slot ?? 'task'] as const,
    ),
  ];
  const seen = new Set<string>();
  const tray: Piece[] = [];
  for (const [text, under] of waiting) {
    if (text === '' || seen.has(text)) continue;
    seen.add(text);
    tray.push({ id: nextId++, text, under, here: null });
  }
  const { read_back: _, sign: __, ...answered } = old.answered;
  return {
    ...emptyState(old.lang, old.context),
    facts,
    tray,
    answered,
    // Open questions may be asked again.
    timesAsked: Object.fromEntries(
      Object.entries(old.timesAsked).filter(([slot]) => slot in answered),
    ),
    questions: old.questions,
    isPaused: old.isPaused,
    nextId,
  };
}
