import { expect, it } from 'vitest';

import { coveragePage, coverageRows } from './shown-table.ts';
import { idsInTitle, testsOfPlaywright } from './shown-by-tests.ts';

const known = new Set(['A17', 'from.select']);
const isKnown = (id: string) => known.has(id);

it('takes brackets that hold no ids for words', () => {
  expect(idsInTitle('answers [] and [1, 2] and [see below]', isKnown)).toEqual({
    protocol: [],
    specification: [],
  });
});

it('reads the lines that a title names, a mistyped line of a table too', () => {
  expect(idsInTitle('group [A17 A99] wrong passwords [from.select]', isKnown).protocol).toEqual([
    'A17',
    'A99',
    'from.select',
  ]);
  expect(idsInTitle('[A17 spec 2r.03 9.12] signs in', isKnown)).toEqual({
    protocol: ['A17'],
    specification: ['2r.03', '9.12'],
  });
});

it('calls a line failed when one of its tests failed, and missing without any', () => {
  const passed = { file: 'a.test.ts', title: '[A17] x', passed: true };
  const rows = coverageRows(
    [
      { id: 'A17', what: 'one' },
      { id: 'A18', what: 'two' },
      { id: 'A19', what: 'three', out: 'not here' },
      { id: 'A20', what: 'four' },
    ],
    new Map([
      ['A17', [passed, { ...passed, passed: false }]],
      ['A20', [passed]],
    ]),
  );
  expect(rows.map(({ state }) => state)).toEqual(['failed', 'missing', 'out of range', 'shown']);
  expect(coveragePage('T', 'I', rows)).toContain('| A20 | four | shown | `a.test.ts`: x |');
});

it('finds browser tests in groups inside groups', () => {
  const spec = { title: '[spec 4.01] signs out', ok: true, file: 'session.spec.ts' };
  const json = {
    config: { rootDir: '/project/e2e' },
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
  };
  expect(testsOfPlaywright(json, '/project')).toEqual([
    { file: 'e2e/session.spec.ts', title: '[spec 4.01] signs out', passed: true },
  ]);
});
