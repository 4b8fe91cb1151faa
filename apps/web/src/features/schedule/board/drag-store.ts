import { useSyncExternalStore } from 'react';
import type { BoardCell } from './board-geometry.ts';

/** A shift under the pointer: which, and the cell that it would go to. */
export type Dragged = { readonly shiftId: string; readonly cell: BoardCell | null };

/** Beside React's state, so that a move over the board draws the few things that follow it and no rows. */
export type DragStore = {
  readonly get: () => Dragged | null;
  readonly set: (dragged: Dragged | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createDragStore(): DragStore {
  let dragged: Dragged | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => dragged,
    set: (next) => {
      const isSame =
        dragged?.shiftId === next?.shiftId &&
        dragged?.cell?.row === next?.cell?.row &&
        dragged?.cell?.day === next?.cell?.day;
      if (isSame && (dragged === null) === (next === null)) return;
      dragged = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useDragged(store: DragStore): Dragged | null {
  return useSyncExternalStore(store.subscribe, store.get);
}
