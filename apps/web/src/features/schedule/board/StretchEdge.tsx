import type { BoardShift } from '@muster/contract/schedule';
import { useState } from 'react';
import { useShiftWords } from '../use-shift-words.ts';
import { stretchMinutes } from './board-geometry.ts';
import { draftOf, stretched } from './edit-shift.ts';

type StretchEdgeProps = {
  readonly shift: BoardShift;
  readonly onStretch: (minutes: number) => void;
};

/** The right edge of a shift: drawn with the pointer it ends earlier or later. Alt and the arrows do the same. */
export function StretchEdge({ shift, onStretch }: StretchEdgeProps) {
  const words = useShiftWords();
  const [fromX, setFromX] = useState<number | null>(null);
  const [minutes, setMinutes] = useState(0);
  const drawn = minutes === 0 ? null : stretched(draftOf(shift), minutes);
  return (
    <>
      <span
        data-stretch
        aria-hidden
        className="absolute inset-y-1 right-0 w-2 cursor-ew-resize touch-none rounded-chip opacity-0 group-hover/card:bg-line group-hover/card:opacity-100"
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setFromX(event.clientX);
        }}
        onPointerMove={(event) => {
          if (fromX !== null) setMinutes(stretchMinutes(event.clientX - fromX));
        }}
        onPointerUp={() => {
          setFromX(null);
          setMinutes(0);
          if (drawn !== null) onStretch(minutes);
        }}
        onPointerCancel={() => {
          setFromX(null);
          setMinutes(0);
        }}
      />
      {drawn !== null && (
        <span className="pointer-events-none absolute -top-7 right-0 z-20 rounded-control bg-ink-1 px-2 py-0.5 text-12 whitespace-nowrap text-surface-1 tabular-nums shadow-floating">
          {words.span(drawn)}
        </span>
      )}
    </>
  );
}
