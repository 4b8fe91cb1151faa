import type { RanTest } from './shown-by-tests.ts';

/** A line of a register. A line that is `out` of range or comes `later` needs no test, and gives the reason. */
export type Line = {
  readonly id: string;
  readonly what: string;
  readonly out?: string | undefined;
  readonly later?: string | undefined;
};

type State = 'shown' | 'failed' | 'missing' | 'pending' | 'out of range';

export type Row = Line & { readonly state: State; readonly test: RanTest | null };

/** `testsById` has the tests that name a line. If one fails anywhere, its line fails. */
export function coverageRows(
  lines: readonly Line[],
  testsById: ReadonlyMap<string, readonly RanTest[]>,
): Row[] {
  return lines.map((line) => {
    const tests = testsById.get(line.id) ?? [];
    const failed = tests.find(({ passed }) => !passed);
    if (failed) return { ...line, state: 'failed', test: failed };
    const [first] = tests.toSorted((a, b) => compare(a.file, b.file) || compare(a.title, b.title));
    if (first) return { ...line, state: 'shown', test: first };
    return { ...line, state: stateWithoutTest(line), test: null };
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function stateWithoutTest({ out, later }: Line): State {
  if (out !== undefined) return 'out of range';
  return later === undefined ? 'missing' : 'pending';
}

/** Returns the page in Markdown. The same tests give the same text on every machine. */
export function coveragePage(title: string, intro: string, rows: readonly Row[]): string {
  const table = rows.map(
    (row) => `| ${row.id} | ${cell(row.what)} | ${row.state} | ${cell(lastCell(row))} |`,
  );
  return [
    `# ${title}`,
    '',
    intro,
    '',
    `${count(rows, 'shown')} shown, ${count(rows, 'missing')} missing, ${count(rows, 'failed')} failed, ${count(rows, 'pending')} pending, ${count(rows, 'out of range')} out of range.`,
    '',
    '| id | what | state | test |',
    '|---|---|---|---|',
    ...table,
    '',
  ].join('\n');
}

function lastCell({ test, out, later }: Row): string {
  if (!test) return out ?? (later === undefined ? '' : `comes with: ${later}`);
  return `\`${test.file}\`: ${test.title.replaceAll(/\[[^\][]*\]\s*/g, '').trim()}`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function count(rows: readonly Row[], state: State): number {
  return rows.filter((row) => row.state === state).length;
}
