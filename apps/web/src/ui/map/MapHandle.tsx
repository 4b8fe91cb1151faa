import { clsx } from 'clsx';
import { type KeyboardEvent, useRef } from 'react';
import type { Point } from './map-view.ts';
import { pointIn } from './use-map-gestures.ts';

type MapHandleProps = {
  readonly at: Point;
  /** The name of what it moves, such as "Corner 3". */
  readonly label: string;
  /** The current value, if it sets a number. */
  readonly value?: {
    readonly now: number;
    readonly min: number;
    readonly max: number;
    readonly text: string;
  };
  /** `minor`: a suggestion, such as a new corner on an edge. */
  readonly look?: 'main' | 'minor' | 'pin';
  /** Hidden and unreachable, though a drag that began continues. */
  readonly isHidden?: boolean;
  /** `isOngoing`: a further step of the same drag. */
  readonly onMove: (to: Point, isOngoing: boolean) => void;
  /** A press without a drag. */
  readonly onPress?: () => void;
  readonly onRemove?: () => void;
};

const keyStepPx = 4;
const farKeyStepPx = 32;
const reachPx = 22;

/** A handle on the map that can be dragged, or moved with arrow keys (further with Shift). */
export function MapHandle({
  at,
  label,
  value,
  look = 'main',
  isHidden = false,
  onMove,
  onPress,
  onRemove,
}: MapHandleProps) {
  const drag = useRef<{ readonly start: Point; hasMoved: boolean } | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? farKeyStepPx : keyStepPx;
    const steps: Readonly<Record<string, Point>> = {
      ArrowLeft: { x: -step, y: 0 },
      ArrowRight: { x: step, y: 0 },
      ArrowUp: { x: 0, y: -step },
      ArrowDown: { x: 0, y: step },
    };
    const by = steps[event.key];
    if (by !== undefined) onMove({ x: at.x + by.x, y: at.y + by.y }, false);
    else if (event.key === 'Enter' || event.key === ' ') onPress?.();
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove?.();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <g
      role={value === undefined ? 'button' : 'slider'}
      tabIndex={isHidden ? -1 : 0}
      aria-hidden={isHidden || undefined}
      aria-label={label}
      {...(value !== undefined && {
        'aria-valuenow': value.now,
        'aria-valuemin': value.min,
        'aria-valuemax': value.max,
        'aria-valuetext': value.text,
      })}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { start: { x: event.clientX, y: event.clientY }, hasMoved: false };
      }}
      onPointerMove={(event) => {
        const { current } = drag;
        const map = event.currentTarget.ownerSVGElement;
        if (current === null || map === null) return;
        event.stopPropagation();
        const { start, hasMoved } = current;
        if (!hasMoved && Math.hypot(event.clientX - start.x, event.clientY - start.y) < 3) return;
        current.hasMoved = true;
        onMove(pointIn(map, event), hasMoved);
      }}
      onPointerUp={(event) => {
        event.stopPropagation();
        if (drag.current?.hasMoved === false) onPress?.();
        drag.current = null;
      }}
      onPointerCancel={() => {
        drag.current = null;
      }}
      className={clsx(
        'group cursor-grab touch-none outline-none active:cursor-grabbing',
        isHidden && 'pointer-events-none opacity-0',
      )}
    >
      <circle cx={at.x} cy={at.y} r={reachPx} className="fill-transparent" />
      <circle
        cx={at.x}
        cy={at.y}
        r={look === 'minor' ? 10 : 14}
        strokeWidth={2}
        className="fill-transparent stroke-transparent group-focus-visible:stroke-accent-mark"
      />
      <circle
        cx={at.x}
        cy={at.y}
        r={look === 'minor' ? 4.5 : 8}
        strokeWidth={look === 'minor' ? 1.5 : 2.5}
        className={clsx(
          'transition-[fill] duration-150',
          look === 'pin'
            ? 'fill-accent-mark stroke-surface-1'
            : 'fill-surface-1 stroke-accent-mark group-hover:fill-choice-soft',
        )}
      />
    </g>
  );
}
