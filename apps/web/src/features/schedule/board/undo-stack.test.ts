import { describe, expect, it } from 'vitest';
import {
  emptyStack,
  pushStep,
  stepLost,
  stepRedone,
  stepUndone,
  type UndoStack,
} from './undo-stack.ts';

const afterTwo = pushStep(pushStep<string>(emptyStack, 'move A'), 'add B');

describe('the undo stack', () => {
  it('undoes the newest first and redoes in the same order', () => {
    const undone = stepUndone(stepUndone(afterTwo, 'remove B'), 'move A back');
    expect(undone).toEqual({ done: [], undone: ['remove B', 'move A back'] });
    expect(stepRedone(undone, 'move A')).toEqual({ done: ['move A'], undone: ['remove B'] });
  });

  it('forgets what was undone once something new is done', () => {
    expect(pushStep(stepUndone(afterTwo, 'remove B'), 'resize A')).toEqual({
      done: ['move A', 'resize A'],
      undone: [],
    });
  });

  it('drops a step that someone else has made impossible, and keeps the rest', () => {
    expect(stepLost(afterTwo, 'done')).toEqual({ done: ['move A'], undone: [] });
  });

  it('keeps the last hundred steps', () => {
    let stack: UndoStack<number> = emptyStack;
    for (let step = 1; step <= 101; step += 1) stack = pushStep(stack, step);
    expect(stack.done).toHaveLength(100);
    expect(stack.done[0]).toBe(2);
  });
});
