/**
 * The dialogue engine with its library. It is large, so only the pages where someone talks with Sarah load this module.
 */
import { acceptSuggestion, type Suggestion } from '@muster/domain/jsa/accept-suggestion';
import { edit, type Spot } from '@muster/domain/jsa/edit';
import type { Language } from '@muster/domain/languages';
import { grammarFor } from '@muster/domain/jsa/grammar';
import { hear } from '@muster/domain/jsa/hear';
import type { Energy, HighEnergyKind } from '@muster/domain/jsa/energies';
import type { Direct } from '@muster/domain/jsa/jsa-document';
import type {
  JsaContext,
  JsaState,
  Line,
  LikelyPlace,
  Piece,
  Target,
  Turn,
} from '@muster/domain/jsa/jsa-state';
import { library } from '@muster/domain/jsa/library/data';
import { markLikely } from '@muster/domain/jsa/likely-place';
import { markDirect, markEnergy, markHighEnergy } from '@muster/domain/jsa/marks';
import { readState } from '@muster/domain/jsa/read-state';
import { resume, start } from '@muster/domain/jsa/start';
import { fileTrayPiece, leaveOutTrayPiece, settleTray, targetsOf } from '@muster/domain/jsa/tray';
import { turnOf } from '@muster/domain/jsa/turn';

export type Jobs = readonly { readonly trade: string; readonly names: readonly string[] }[];

export const engine = {
  start: (lang: Language, context: JsaContext): Turn => start(lang, context, library),
  /** Reads a stored state of any version; null if it isn't one. */
  read: readState,
  resume: (state: JsaState): Turn => resume(state, library),
  hear: (state: JsaState, line: Line): Turn => hear(state, line, library),
  edit: (state: JsaState, spot: Spot, text: string): Turn => edit(state, spot, text, library),
  /** Taps on the document. */
  markEnergy: (state: JsaState, hazard: number, energy: Energy): Turn =>
    markEnergy(state, hazard, energy, library),
  markHighEnergy: (state: JsaState, hazard: number, kind: HighEnergyKind | null): Turn =>
    markHighEnergy(state, hazard, kind, library),
  markDirect: (state: JsaState, control: number, direct: Direct): Turn =>
    markDirect(state, control, direct, library),
  /** Taps on the pieces that aren't filed yet. */
  targetsOf: (state: JsaState, piece: Piece) => targetsOf(state, piece),
  filePiece: (state: JsaState, piece: number, to: Target): Turn =>
    fileTrayPiece(state, piece, to, library),
  leaveOut: (state: JsaState, piece: number): Turn => leaveOutTrayPiece(state, piece, library),
  settleTray: (state: JsaState, isKept: boolean): Turn => settleTray(state, isKept, library),
  markLikely: (
    state: JsaState,
    places: readonly (LikelyPlace & { readonly piece: number })[],
  ): Turn => turnOf(markLikely(state, places), state.lastSay),
  acceptSuggestion: (state: JsaState, suggestion: Suggestion): Turn =>
    acceptSuggestion(state, suggestion, library),
  /** Returns the phrases to expect for a recognizer with a grammar, or null if anything may be said. */
  grammar: (turn: Turn): readonly string[] | null => grammarFor(turn, library),
  /** Returns common jobs by trade, so that the first question can be answered by tapping. */
  jobs: (lang: Language): Jobs => {
    const byTrade = new Map<string, string[]>();
    for (const { trade, [lang]: names } of library.templates) {
      const [name] = names;
      if (name !== undefined) byTrade.set(trade, [...(byTrade.get(trade) ?? []), name]);
    }
    return [...byTrade].map(([trade, names]) => ({ trade, names }));
  },
};
