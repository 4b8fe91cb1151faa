import { filingLimits } from '@muster/contract/filing';
import type { Piece, Turn } from '@muster/domain/jsa/jsa-state';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { engine } from './engine.ts';
import { filePieces } from './file-pieces.ts';
import type { Dialogue } from './use-dialogue.ts';

/**
 * After an answer, asks the company's language model where the new pieces in the tray belong. If it answers in time,
 * that marks a likely place. A piece that was filed in the meantime is skipped, and the model never files anything
 * itself.
 */
export function useFiling(turn: Turn, isAllowed: boolean, tap: Dialogue['tap']): void {
  const data = useData();
  const { clock, platform } = data;
  const asked = useRef(new Set<number>());
  const { tray } = turn.state;
  const ask = useEffectEvent(async (waiting: readonly Piece[]) => {
    const pieces = waiting.filter(
      ({ id, likely }) => likely === undefined && !asked.current.has(id),
    );
    if (!isAllowed || pieces.length === 0 || platform.network.state() === 'offline') return;
    for (const { id } of pieces) asked.current.add(id);
    const askedAtMs = clock.nowMs();
    try {
      const places = await filePieces(data, turn, pieces);
      if (clock.nowMs() - askedAtMs > filingLimits.answerMs || places.length === 0) return;
      tap((state) => engine.markLikely(state, places));
    } catch (error) {
      // If it fails, everything continues without it.
      if (!(error instanceof DataError)) throw error;
    }
  });
  useEffect(() => void ask(tray), [tray]);
}
