/**
 * Writes `docs/protocol.md` and `docs/specification-coverage.md` from the reports of a complete test run: the tests for
 * each line of the wire protocols and each statement of the specification. Registers: `protocol.json` and
 * `specification.json` next to this file. Fails if a test names a line that doesn't exist, if a test that names a line
 * failed, if a line in range has no test, and, in CI, if a committed page differs from the tests' results.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import protocol from './protocol.json' with { type: 'json' };
import specification from './specification.json' with { type: 'json' };

import { coveragePage, coverageRows, type Line, type Row } from './shown-table.ts';
import {
  idsInTitle,
  readReport,
  testsOfPlaywright,
  testsOfVitest,
  type RanTest,
} from './shown-by-tests.ts';

const root = join(import.meta.dirname, '..', '..');
const reports = join(root, process.argv[2] ?? '');

function ranTests(): RanTest[] {
  return globSync('*.json', { cwd: reports }).flatMap((name) => {
    const json = readReport(join(reports, name));
    return name.startsWith('e2e') ? testsOfPlaywright(json, root) : testsOfVitest(json, root);
  });
}

function testsByNamedId(
  tests: readonly RanTest[],
  idsOf: (title: string) => readonly string[],
): Map<string, RanTest[]> {
  const testsById = new Map<string, RanTest[]>();
  for (const test of tests) {
    for (const id of idsOf(test.title)) {
      const known = testsById.get(id);
      if (known) known.push(test);
      else testsById.set(id, [test]);
    }
  }
  return testsById;
}

/** Writes the page and returns its problems as sentences. */
function settle(
  page: string,
  texts: { readonly title: string; readonly intro: string },
  lines: readonly Line[],
  testsById: ReadonlyMap<string, readonly RanTest[]>,
): string[] {
  const known = new Set(lines.map(({ id }) => id));
  const strangers = [...testsById].filter(([id]) => !known.has(id));
  const rows = coverageRows(lines, testsById);
  const text = coveragePage(texts.title, texts.intro, rows);
  const file = join(root, page);
  const isStale = !existsSync(file) || readFileSync(file, 'utf8') !== text;
  if (isStale) writeFileSync(file, text);
  return [
    ...strangers.map(([id, [test]]) => `${page}: "${id}" is no line of it (${test?.file})`),
    ...rows.flatMap((row) => complaint(page, row)),
    ...(isStale && process.env.CI ? [`${page} differs from what the tests say; commit it`] : []),
  ];
}

function complaint(page: string, { id, what, state, test }: Row): string[] {
  if (state === 'missing') return [`${page}: no test names ${id} (${what})`];
  return state === 'failed' ? [`${page}: ${id} failed in ${test?.file}`] : [];
}

const protocolNotes = readFileSync(join(import.meta.dirname, 'protocol-notes.md'), 'utf8').trim();
const protocolIds = new Set(protocol.map(({ id }) => id));
const tests = ranTests();
const complaints = [
  ...settle(
    'docs/protocol.md',
    {
      title: 'The wire protocols: what a test shows',
      intro: `Made by the test run from the ids in the titles of its tests. A: auth, B: data, C: storage, D: realtime, each line a behavior that clients rely on; then what the official client can ask a server for.\n\n${protocolNotes}`,
    },
    protocol,
    testsByNamedId(tests, (title) => idsInTitle(title, (id) => protocolIds.has(id)).protocol),
  ),
  ...settle(
    'docs/specification-coverage.md',
    {
      title: 'The specification, statement by statement',
      intro:
        'Made by the test run from the ids in the titles of its tests. Pending is what belongs to an area, a page or a native part that is still to come.',
    },
    specification,
    testsByNamedId(tests, (title) => idsInTitle(title, () => false).specification),
  ),
];
for (const sentence of complaints) process.stdout.write(`${sentence}\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
