import { AutoScroller, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider, useDraggable } from '@dnd-kit/react';
import type { ReactNode } from 'react';

const { Delay, Distance } = PointerActivationConstraints;

/**
 * Only the parts that the board needs: the pointer's position, and scrolling at the edges. The library's own feedback
 * adds style elements to the page, which the content security policy forbids, and the keyboard has a model of its own.
 */
const plugins = [AutoScroller];
const sensors = [
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new Delay({ value: 250, tolerance: 8 })]
        : [new Distance({ value: 4 })],
    // The edge that makes a shift longer has its own dragging.
    preventActivation: ({ target }) =>
      target instanceof Element && target.closest('[data-stretch]') !== null,
  }),
];

type Point = { readonly x: number; readonly y: number };

type BoardDragProps = {
  readonly onStart: (shiftId: string, at: Point) => void;
  /** Called for each move of the pointer, in the window's pixels. */
  readonly onMove: (at: Point) => void;
  readonly onEnd: (isCanceled: boolean) => void;
  readonly children: ReactNode;
};

export function BoardDrag({ onStart, onMove, onEnd, children }: BoardDragProps) {
  return (
    <DragDropProvider
      plugins={plugins}
      sensors={sensors}
      onDragStart={({ operation }) => {
        if (operation.source) onStart(String(operation.source.id), operation.position.current);
      }}
      onDragMove={({ operation, to }) => onMove(to ?? operation.position.current)}
      onDragEnd={({ canceled }) => onEnd(canceled)}
    >
      {children}
    </DragDropProvider>
  );
}

/** Makes an element a draggable shift; only visible ones are elements. */
export function useShiftDrag(shiftId: string, isDisabled: boolean) {
  return useDraggable({ id: shiftId, disabled: isDisabled }).ref;
}
