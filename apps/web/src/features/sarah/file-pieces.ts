import {
  type FiledPiece,
  filingLimits,
  type FilingRequest,
  filingSchema,
} from '@muster/contract/filing';
import type { JsaState, LikelyPlace, Piece, Target, Turn } from '@muster/domain/jsa/jsa-state';
import { callFunction, readJson } from '../../data/client/call-function.ts';
import type { Data } from '../../data/data.ts';
import { namesIn } from './names-in.ts';

/** Asks the company's language model where pieces of the tray belong. Throws `DataError`. */
export async function filePieces(
  data: Pick<Data, 'api' | 'config'>,
  turn: Turn,
  pieces: readonly Piece[],
): Promise<readonly (LikelyPlace & { readonly piece: number })[]> {
  const { items } = await callFunction(
    data,
    {
      path: 'file-for-jsa',
      body: JSON.stringify(filingRequestOf(turn, pieces)),
      contentType: 'application/json',
      read: readJson,
    },
    filingSchema,
  );
  return likelyPlaces(turn.state, pieces, items);
}

export function filingRequestOf(turn: Turn, pieces: readonly Piece[]): FilingRequest {
  const { lang, task, steps } = turn.document;
  return {
    lang,
    task,
    steps: steps.map(({ text, hazards }) => ({ text, hazards: hazards.map((one) => one.text) })),
    pieces: pieces.slice(0, filingLimits.pieces).map(({ text, under }) => ({ text, under })),
    names: [...namesIn(turn)],
  };
}

/**
 * Converts the model's answer to places. Skips items that misquote their piece or refer to unknown steps or hazards.
 */
export function likelyPlaces(
  { facts }: JsaState,
  pieces: readonly Piece[],
  items: readonly FiledPiece[],
): readonly (LikelyPlace & { readonly piece: number })[] {
  return items.flatMap((item) => {
    const piece = pieces[item.piece];
    const step = item.step === null ? undefined : facts.steps[item.step];
    const hazard = item.hazard === null ? undefined : step?.hazards[item.hazard];
    const to = targetOf(item.slot, step?.id, hazard?.id);
    if (piece === undefined || to === null || !piece.text.includes(item.quote)) return [];
    return [{ piece: piece.id, to, energy: item.energy, canKill: item.can_kill === true }];
  });
}

function targetOf(
  slot: FiledPiece['slot'],
  step: number | undefined,
  hazard: number | undefined,
): Target | null {
  if (slot !== 'hazards' && slot !== 'controls') return { slot, id: null };
  const id = slot === 'hazards' ? step : hazard;
  return id === undefined ? null : { slot, id };
}
