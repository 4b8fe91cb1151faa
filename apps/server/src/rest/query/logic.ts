import { nestedValue, test } from './filter.ts';
import { dottedNames, field, takeSeparator } from './names.ts';
import { type Scanner, parseWhole } from './scanner.ts';
import type { EmbedPath, Filter, Located, Logic } from './types.ts';

/** Groups nested deeper than this are refused: each is a level of expression for PostgreSQL. */
const maxDepth = 16;

/** `or=(a.eq.1,and(b.gt.2,not.or(...)))` at the root, `rel.or=...` inside an embedded resource. */
export function parseLogic(key: string, value: string): Located<Logic> {
  const { path, operator } = parseLogicPath(key);
  return {
    path,
    value: parseWhole(`${operator}${value}`, `failed to parse logic tree (${value})`, (scanner) =>
      logic(scanner, 1),
    ),
  };
}

function parseLogicPath(key: string): { path: EmbedPath; operator: string } {
  const names = parseWhole(key, `failed to parse logic path (${key})`, dottedNames);
  const operator = names.at(-1) ?? '';
  return {
    path: names.slice(0, -1).filter((name) => name !== 'not'),
    operator: names.includes('not') ? `not.${operator}` : operator,
  };
}

function logic(scanner: Scanner, depth: number): Logic | undefined {
  const start = scanner.at;
  const filter = nestedFilter(scanner);
  if (filter !== undefined) return filter;
  scanner.at = start;

  const negated = scanner.startsWith('not.');
  if (negated) {
    scanner.at += 'not.'.length;
    scanner.commit();
  } else scanner.expect('negation operator (not)');
  const operator = scanner.labelled('logic operator (and, or)', () =>
    scanner.take('and') ? ('and' as const) : scanner.take('or') ? ('or' as const) : undefined,
  );
  if (operator === undefined) return undefined;
  scanner.commit();
  if (depth > maxDepth) {
    scanner.expect(`at most ${maxDepth} levels of and/or`);
    return undefined;
  }
  const children = group(scanner, depth);
  return children === undefined ? undefined : { kind: 'group', negated, operator, children };
}

function group(scanner: Scanner, depth: number): Logic[] | undefined {
  scanner.skipBlanks();
  if (!scanner.take('(')) return undefined;
  scanner.skipBlanks();
  const children: Logic[] = [];
  do {
    const child = logic(scanner, depth + 1);
    if (child === undefined) return undefined;
    children.push(child);
    scanner.skipBlanks();
  } while (takeSeparator(scanner));
  if (!scanner.take(')')) return undefined;
  scanner.skipBlanks();
  return children;
}

function nestedFilter(scanner: Scanner): Filter | undefined {
  const column = field(scanner);
  if (column === undefined || !scanner.take('.', 'delimiter (.)')) return undefined;
  const condition = test(scanner, nestedValue);
  return condition === undefined ? undefined : { kind: 'filter', field: column, ...condition };
}
