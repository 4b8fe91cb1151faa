/** Puts unclear pieces into the tray, with a proposal if a signal suggests a place. */
import type { JsaState, Piece, Target } from '../jsa-state.ts';
import { isThere, take } from '../tray.ts';
import type { Library } from '../library/compile.ts';
import { filePiece } from './file-piece.ts';

/** After this many proposals, the rest waits without a question. */
const mostProposals = 5;

export function propose(draft: JsaState, piece: Piece, to: Target | null): void {
  if (to === null || draft.proposal !== null || draft.proposals >= mostProposals) return;
  draft.proposals += 1;
  draft.proposal = { piece: piece.id, text: piece.text, to };
}

export type ProposalAnswer = 'yes' | 'here' | 'leave_out' | 'wait';

export function settleProposal(draft: JsaState, answer: ProposalAnswer, library: Library): void {
  const { proposal } = draft;
  draft.proposal = null;
  const piece = draft.tray.find(({ id }) => id === proposal?.piece);
  if (proposal === null || piece === undefined || answer === 'wait') return;
  const to = answer === 'here' ? piece.here : proposal.to;
  if (answer === 'leave_out') take(draft, piece.id);
  else if (to !== null && isThere(draft, to) && filePiece(draft, piece.text, to, library))
    take(draft, piece.id);
}
