import { describe, expect, it } from 'vitest';

import { createBodyBudget, type BodyHolder } from './body-budget.ts';

const person = (key: string): BodyHolder => ({ kind: 'person', key });
const stranger = (key: string): BodyHolder => ({ kind: 'stranger', key });

/** A budget of 64 bytes in total. */
function budgetWith(...taken: readonly (readonly [BodyHolder, number])[]) {
  const budget = createBodyBudget(64);
  for (const [holder, bytes] of taken) budget.take(holder, bytes, false);
  return (holder: BodyHolder, bytes: number, isUrgent = false): boolean => {
    try {
      budget.take(holder, bytes, isUrgent);
      return true;
    } catch {
      return false;
    }
  };
}

describe('bodies in flight', () => {
  it('take no more than a sixteenth for one address', () => {
    expect(budgetWith()(stranger('a'), 4)).toBe(true);
    expect(budgetWith()(stranger('a'), 5)).toBe(false);
    expect(budgetWith([stranger('a'), 4])(stranger('b'), 4)).toBe(true);
  });

  it('take no more than a quarter for all strangers, which leaves the rest to people', () => {
    const addresses = ['a', 'b', 'c', 'd'].map((key) => [stranger(key), 4] as const);
    expect(budgetWith(...addresses)(stranger('e'), 1)).toBe(false);
    expect(budgetWith(...addresses)(person('p'), 16)).toBe(true);
  });

  it('take no more than a quarter for one person', () => {
    expect(budgetWith([person('p'), 16])(person('p'), 1)).toBe(false);
    expect(budgetWith([person('p'), 16])(person('q'), 1)).toBe(true);
  });

  it('leave the last eighth to urgent requests', () => {
    const people = ['p', 'q', 'r'].map((key) => [person(key), 16] as const);
    const take = budgetWith(...people, [person('s'), 8]);
    expect(take(person('t'), 1)).toBe(false);
    expect(take(person('t'), 8, true)).toBe(true);
    expect(take(person('u'), 1, true)).toBe(false);
  });

  it('are given back once', () => {
    const budget = createBodyBudget(64);
    const release = budget.take(stranger('a'), 4, false);
    release();
    release();
    budget.take(stranger('a'), 4, false);
    expect(() => budget.take(stranger('a'), 1, false)).toThrow(
      expect.objectContaining({
        status: 503,
        headers: expect.objectContaining({ 'Retry-After': '2' }),
      }),
    );
  });
});
