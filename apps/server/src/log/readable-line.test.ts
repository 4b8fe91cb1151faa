import { expect, it } from 'vitest';

import { readableLine } from './readable-line.ts';

const time = new Date(2026, 10, 2, 9, 14, 5).toISOString();

it('shows time, level, message and fields of an event on one line', () => {
  const line = { level: 'warn', time, requestId: 'r-1', msg: 'slow', ms: 12, at: { a: 1 } };
  expect(readableLine(JSON.stringify(line))).toBe(
    '09:14:05 warn  slow  requestId=r-1  ms=12  at={"a":1}\n',
  );
});

it('shows an error with its code and its indented stack', () => {
  const err = { type: 'DatabaseError', message: 'gone', code: '08006', stack: 'E: gone\n at x' };
  expect(readableLine(JSON.stringify({ level: 'error', time, err, msg: 'failed' }))).toBe(
    '09:14:05 error failed (08006)\n    E: gone\n     at x\n',
  );
});

it('shows the message of an error without a stack', () => {
  const err = { type: 'string', message: 'not an error' };
  expect(readableLine(JSON.stringify({ level: 'error', time, err }))).toBe(
    '09:14:05 error \n    string: not an error\n',
  );
});
