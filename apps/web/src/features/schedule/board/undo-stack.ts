/** What can be undone, newest last, and what was undone, newest last. */
export type UndoStack<Step> = {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
};

const mostSteps = 100;

export const emptyStack: UndoStack<never> = { done: [], undone: [] };

/** Something new was done: what was undone before cannot be redone over it. */
export function pushStep<Step>(stack: UndoStack<Step>, step: Step): UndoStack<Step> {
  return { done: [...stack.done, step].slice(-mostSteps), undone: [] };
}

/** The newest step was taken back; `reversed` is what does it once more. */
export function stepUndone<Step>(stack: UndoStack<Step>, reversed: Step): UndoStack<Step> {
  return { done: stack.done.slice(0, -1), undone: [...stack.undone, reversed] };
}

export function stepRedone<Step>(stack: UndoStack<Step>, reversed: Step): UndoStack<Step> {
  return { done: [...stack.done, reversed], undone: stack.undone.slice(0, -1) };
}

/** The newest step cannot be taken back any more, because someone has changed what it is about. */
export function stepLost<Step>(
  stack: UndoStack<Step>,
  from: keyof UndoStack<Step>,
): UndoStack<Step> {
  return { ...stack, [from]: stack[from].slice(0, -1) };
}
