import { expect, it } from 'vitest';
import { isOnlyCareful } from './control-signals.ts';

it('takes a fire watch for a control, and "watch for traffic" for care', () => {
  expect(isOnlyCareful('a fire watch for an hour')).toBe(false);
  expect(isOnlyCareful('watch for traffic')).toBe(true);
});
