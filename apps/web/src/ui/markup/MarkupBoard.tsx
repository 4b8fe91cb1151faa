import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import {
  centeredMark,
  isDrawn,
  type Mark,
  type MarkTool,
  movedMark,
  type Point,
  type Size,
} from './marks.ts';
import { MarkShapes } from './MarkShapes.tsx';

type MarkupBoardProps = {
  /** The address of the photo. */
  readonly src: string;
  readonly size: Size;
  readonly tool: MarkTool;
  /** The text that the text tool writes. */
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly onChange: (marks: readonly Mark[]) => void;
};

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The photo, drawn on with a finger or a mouse; Enter places a mark in the middle, arrow keys move it. */
export function MarkupBoard({ src, size, tool, text, marks, onChange }: MarkupBoardProps) {
  const { t } = useLingui();
  const [drawn, setDrawn] = useState<Mark | null>(null);

  function pointOf(event: PointerEvent<HTMLButtonElement>): Point {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * size.width,
      y: ((event.clientY - box.top) / box.height) * size.height,
    };
  }

  function begin(event: PointerEvent<HTMLButtonElement>) {
    const at = pointOf(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    if (tool === 'text') setDrawn({ tool, at, text });
    else if (tool === 'pen') setDrawn({ tool, points: [at] });
    else setDrawn({ tool, from: at, to: at });
  }

  function go(event: PointerEvent<HTMLButtonElement>) {
    if (drawn === null) return;
    const at = pointOf(event);
    if (drawn.tool === 'text') setDrawn({ ...drawn, at });
    else if (drawn.tool === 'pen') setDrawn({ ...drawn, points: [...drawn.points, at] });
    else setDrawn({ ...drawn, to: at });
  }

  function end() {
    if (drawn !== null && isDrawn(drawn, size)) onChange([...marks, drawn]);
    setDrawn(null);
  }

  function press(event: KeyboardEvent<HTMLButtonElement>) {
    const last = marks.at(-1);
    const step = steps[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      const mark = centeredMark(tool, size, text);
      if (isDrawn(mark, size)) onChange([...marks, mark]);
    } else if (step !== undefined && last !== undefined) {
      event.preventDefault();
      const by = Math.max(size.width, size.height) / 50;
      onChange([...marks.slice(0, -1), movedMark(last, { x: step.x * by, y: step.y * by })]);
    }
  }

  // At most half the screen's height.
  const tall = (50 * size.width) / size.height;
  return (
    <div
      className="relative mx-auto overflow-hidden rounded-control bg-surface-3"
      style={{ aspectRatio: `${size.width} / ${size.height}`, width: `min(100%, ${tall}dvh)` }}
    >
      <img src={src} alt="" className="absolute inset-0 size-full" />
      <button
        type="button"
        aria-label={t`Photo to mark up. Press Enter to add a mark, and use the arrow keys to move it.`}
        className="absolute inset-0 size-full cursor-crosshair touch-none outline-offset-[-3px]"
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={() => setDrawn(null)}
        onKeyDown={press}
      >
        <svg aria-hidden viewBox={`0 0 ${size.width} ${size.height}`} className="size-full">
          <MarkShapes marks={drawn === null ? marks : [...marks, drawn]} size={size} />
        </svg>
      </button>
    </div>
  );
}
