import { describe, expect, test } from 'vitest';
import cases from './cases/work-in-progress.json' with { type: 'json' };
import { workInProgress } from './work-in-progress.ts';

describe('work in progress', () => {
  test.each(cases)('$name', ({ name: _name, ...given }) => {
    const { price, approved, actual, forecast, billed, ...worked } = given;
    expect(workInProgress({ price, approved, actual, forecast, billed })).toEqual(worked);
  });
});
