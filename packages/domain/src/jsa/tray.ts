/** "Not filed yet": statements that don't clearly fit a list. They wait until someone says or taps where they go. */
import { filePiece } from './answers/file-piece.ts';
import { draftOf, setAside } from './draft.ts';
import { hazardsOf } from './facts/find.ts';
import type { JsaState, Piece, Target, Turn } from './jsa-state.ts';
import type { Library } from './library/compile.ts';
import { targetWords } from './saying/question.ts';
import { turnOf } from './turn.ts';
import { goOnAfterTap } from './after-tap.ts';

/** Files a piece of the tray. An unknown id, such as one filed in the meantime, changes nothing. */
export function fileTrayPiece(state: JsaState, id: number, to: Target, library: Library): Turn {
  const draft = draftOf(state);
  const piece = draft.tray.find((one) => one.id === id);
  if (piece === undefined) return turnOf(state, '');
  const before = setAside(draft);
  if (!filePiece(draft, piece.text, to, library)) return turnOf(state, '');
  markHazards(draft, piece, to, state.nextId);
  take(draft, id);
  draft.before = before;
  return goOnAfterTap(draft, library);
}

/** Leaves one piece out of the page; it stays in the transcript as long as that is kept. */
export function leaveOutTrayPiece(state: JsaState, id: number, library: Library): Turn {
  const draft = draftOf(state);
  if (!draft.tray.some((one) => one.id === id)) return turnOf(state, '');
  draft.before = setAside(draft);
  take(draft, id);
  return goOnAfterTap(draft, library);
}

/** Before signing: keeps all waiting pieces on the page, or leaves them out. */
export function settleTray(state: JsaState, isKept: boolean, library: Library): Turn {
  const draft = draftOf(state);
  draft.before = setAside(draft);
  // No limits here; the document is trimmed to the server's limits when it is saved.
  if (isKept) draft.facts.alsoSaid.push(...draft.tray.map(({ text }) => text));
  draft.tray = [];
  draft.proposal = null;
  // At the end of the talk this is the last thing to do, so there is no question to repeat.
  if (draft.isFinished) return turnOf(draft, draft.lastSay);
  return goOnAfterTap(draft, library);
}

/** After a piece was filed in its suggested place, hazards from `firstId` on are new. */
function markHazards(draft: JsaState, { likely }: Piece, to: Target, firstId: number): void {
  if (likely === undefined || to.slot !== 'hazards' || likely.to.id !== to.id) return;
  for (const hazard of hazardsOf(draft.facts)) {
    if (hazard.id < firstId) continue;
    hazard.energy ??= likely.energy;
    if (likely.canKill && hazard.highEnergy === null) hazard.mark = 'unknown';
  }
}

/** Removes a piece from the tray, together with a proposal about it. */
export function take(draft: JsaState, id: number): void {
  draft.tray = draft.tray.filter((piece) => piece.id !== id);
  if (draft.proposal?.piece === id) draft.proposal = null;
}

export type TrayTarget = { readonly to: Target; readonly label: string };

/** Returns the places where one tap can file a piece, most likely first. */
export function targetsOf(state: JsaState, piece: Piece): readonly TrayTarget[] {
  const { facts } = state;
  const targets: readonly (Target | null)[] = [
    state.proposal?.piece === piece.id ? state.proposal.to : null,
    piece.likely?.to ?? null,
    piece.here,
    ...facts.steps.map(({ id }): Target => ({ slot: 'hazards', id })),
    ...hazardsOf(facts).map(({ id }): Target => ({ slot: 'controls', id })),
    ...(
      ['steps', 'people', 'ppe', 'permits', 'emergency', 'stop_work', 'absent', 'place'] as const
    ).map((slot): Target => ({ slot, id: null })),
  ];
  const seen = new Set<string>();
  return targets.flatMap((to) => {
    if (to === null || !isThere(state, to)) return [];
    const key = `${to.slot} ${String(to.id)}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ to, label: targetWords(state, to) }];
  });
}

/** Returns true if the step or hazard of a target still exists. */
export function isThere({ facts }: JsaState, { slot, id }: Target): boolean {
  if (slot === 'hazards') return facts.steps.some((step) => step.id === id);
  if (slot === 'controls') return hazardsOf(facts).some((hazard) => hazard.id === id);
  return true;
}
