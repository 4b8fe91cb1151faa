import { assert, property, string, anything } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readSubscription, SubscriptionError } from './subscription-request.ts';

const filtersOf = (filter: string) =>
  readSubscription({ schema: 'public', table: 't', filter }).filters;

/** Returns what reading throws, other than the expected error. */
function failureOf(params: unknown): unknown {
  try {
    readSubscription(params);
    return null;
  } catch (error) {
    return error instanceof SubscriptionError ? null : error;
  }
}

describe('a subscription to row changes', () => {
  it.each([
    [{}],
    [null],
    ['text'],
    [{ filter: 'a=eq.1' }],
    [{ schema: 'public', filter: 'a=eq.1' }],
    [{ table: 't', filter: 'a=eq.1' }],
    [{ schema: 1, table: 't' }],
    [{ schema: 'public', table: 't', select: 'a' }],
    [{ schema: 'public', select: ['a'] }],
    [{ schema: '*', table: 't', select: ['a'] }],
  ])('is refused as %j', (params) => {
    expect(() => readSubscription(params)).toThrow(SubscriptionError);
  });

  it('is about everything that it does not name', () => {
    expect(readSubscription({ schema: 'public' })).toMatchObject({ event: '*', table: '*' });
    expect(readSubscription({ table: 't', event: 'insert' })).toMatchObject({
      event: 'INSERT',
      schema: 'public',
    });
    expect(readSubscription({ schema: 's', table: 't', select: [1, 'a'] }).select).toEqual(['a']);
  });

  it('never fails otherwise, whatever comes', () => {
    assert(
      property(anything(), (params) => {
        expect(failureOf(params)).toBeNull();
      }),
    );
    assert(
      property(string(), (filter) => {
        expect(failureOf({ schema: 'public', table: 't', filter })).toBeNull();
      }),
    );
  });
});

describe('its filter', () => {
  it('is split at commas outside of quotes and parentheses', () => {
    expect(filtersOf('a=eq.1, b=in.(1,"x,y") ,c=like."q\\"(,"')).toEqual([
      { column: 'a', operator: 'eq', value: '1', isNegated: false },
      { column: 'b', operator: 'in', value: '{1,"x,y"}', isNegated: false },
      { column: 'c', operator: 'like', value: 'q"(,', isNegated: false },
    ]);
  });

  it('may be negated, and keeps dots and equal signs of its value', () => {
    expect(filtersOf('a=not.eq.1.5=2')).toEqual([
      { column: 'a', operator: 'eq', value: '1.5=2', isNegated: true },
    ]);
  });

  it('is none when it is empty', () => {
    expect(filtersOf('  ')).toEqual([]);
  });
});
