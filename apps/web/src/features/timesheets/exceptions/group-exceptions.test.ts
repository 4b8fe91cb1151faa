import { expect, test } from 'vitest';
import { byKind, type Exception, groupExceptions } from './group-exceptions.ts';

function exception(name: string, date: string, kind: string): Exception {
  return { person_id: name, name, date, kind, entry_id: null, minutes: null, times: null };
}

test('each person’s week is one row, and weeks that change pay come first', () => {
  const weeks = groupExceptions(
    [
      exception('Ana', '2026-11-23', 'clock_wrong'),
      exception('Bo', '2026-11-29', 'outside'),
      exception('Bo', '2026-11-24', 'needs_review'),
      exception('Bo', '2026-11-23', 'needs_review'),
      // A workweek that begins on Sunday: this is the next one.
      exception('Ana', '2026-11-29', 'unsigned'),
    ],
    7,
  );
  expect(
    weeks.map(({ name, weekFrom, paid, others }) => [name, weekFrom, paid.length, others.length]),
  ).toEqual([
    ['Bo', '2026-11-22', 2, 0],
    ['Ana', '2026-11-29', 1, 0],
    ['Ana', '2026-11-22', 0, 1],
    ['Bo', '2026-11-29', 0, 1],
  ]);
  expect(weeks[0] && byKind(weeks[0].paid).map(([kind, of]) => [kind, of[0]?.date])).toEqual([
    ['needs_review', '2026-11-23'],
  ]);
});
