/** The steps that can be undone and those that can be redone, newest last. */
export type UndoStack<Step> = {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
};

const mostSteps = 100;

export const emptyStack: UndoStack<never> = { done: [], undone: [] };

/** Adds a new step. Steps undone before it can't be redone anymore. */
export function pushStep<Step>(stack: UndoStack<Step>, step: Step): UndoStack<Step> {
  return { done: [...stack.done, step].slice(-mostSteps), undone: [] };
}

/** Moves the newest step to the undone ones; `reversed` does it again. */
export function stepUndone<Step>(stack: UndoStack<Step>, reversed: Step): UndoStack<Step> {
  return { done: stack.done.slice(0, -1), undone: [...stack.undone, reversed] };
}

export function stepRedone<Step>(stack: UndoStack<Step>, reversed: Step): UndoStack<Step> {
  return { done: [...stack.done, reversed], undone: stack.undone.slice(0, -1) };
}

/** Drops the newest step, which can't be undone or redone because someone has changed its shifts since. */
export function stepLost<Step>(
  stack: UndoStack<Step>,
  from: keyof UndoStack<Step>,
): UndoStack<Step> {
  return { ...stack, [from]: stack[from].slice(0, -1) };
}
