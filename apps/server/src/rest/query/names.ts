import type { Scanner } from './scanner.ts';
import type { Field, JsonStep } from './types.ts';

// Sticky, so that it matches only at the scanner's position.
const identifierRun = /[\p{L}0-9_ $]+/uy;
const jsonKeyRun = /[^(\-:.,>)]+/uy;
const digitRun = /[0-9]+/y;

/** Longer JSON paths are refused: each step is a level of expression for PostgreSQL. */
const maxJsonSteps = 32;

/** A run of letters, digits, `_`, `$` and blanks, trimmed. */
export function identifier(scanner: Scanner): string | undefined {
  const run = takeRun(scanner, identifierRun);
  expectIdentifier(scanner);
  return run === '' ? undefined : run.trim();
}

/** A double-quoted text in which a backslash escapes the next character. */
export function quotedValue(scanner: Scanner): string | undefined {
  if (!scanner.take('"')) return undefined;
  let value = '';
  for (;;) {
    const character = scanner.peek();
    if (character === '"') break;
    if (character === '\\') scanner.at += 1;
    if (scanner.ended) {
      scanner.expect('"\\""');
      return undefined;
    }
    value += scanner.peek();
    scanner.at += 1;
  }
  scanner.at += 1;
  return value;
}

/** The name of a column, table, function or constraint: quoted, or identifiers joined by dashes. */
export function fieldName(scanner: Scanner): string | undefined {
  if (scanner.peek() === '"') return quotedValue(scanner);
  const first = takeRun(scanner, identifierRun);
  if (first === '') {
    scanner.expect('field name (* or [a..z0..9_$])');
    return undefined;
  }
  return joinedByDashes(scanner, first, identifierRun, expectIdentifier);
}

/** True if a name starts here. */
export function beginsName(scanner: Scanner): boolean {
  identifierRun.lastIndex = scanner.at;
  return scanner.peek() === '"' || identifierRun.test(scanner.text);
}

/** Names separated by dots, optionally followed by a JSON path. */
export function treePath(scanner: Scanner): { path: string[]; field: Field } | undefined {
  const dotted = dottedNames(scanner);
  const name = dotted?.pop();
  if (dotted === undefined || name === undefined) return undefined;
  const path = jsonPath(scanner);
  return path === undefined ? undefined : { path: dotted, field: { name, path } };
}

export function dottedNames(scanner: Scanner): string[] | undefined {
  const list: string[] = [];
  do {
    const name = fieldName(scanner);
    if (name === undefined) return undefined;
    list.push(name);
  } while (scanner.take('.', 'delimiter (.)'));
  return list;
}

export function field(scanner: Scanner): Field | undefined {
  scanner.skipBlanks();
  const name = fieldName(scanner);
  if (name === undefined) return undefined;
  const path = jsonPath(scanner);
  if (path === undefined) return undefined;
  scanner.skipBlanks();
  return { name, path };
}

export function names(scanner: Scanner): string[] | undefined {
  const list: string[] = [];
  do {
    const name = fieldName(scanner);
    if (name === undefined) return undefined;
    list.push(name);
    scanner.skipBlanks();
  } while (takeSeparator(scanner));
  return list;
}

/** Skips a comma and the blanks after it. */
export function takeSeparator(scanner: Scanner): boolean {
  if (!scanner.take(',')) return false;
  scanner.skipBlanks();
  return true;
}

function jsonPath(scanner: Scanner): JsonStep[] | undefined {
  const steps: JsonStep[] = [];
  for (;;) {
    const arrow = scanner.take('->>') ? '->>' : scanner.take('->') ? '->' : null;
    if (arrow === null) return steps;
    if (steps.length === maxJsonSteps) {
      scanner.expect(`at most ${maxJsonSteps} steps into JSON`);
      return undefined;
    }
    const operand = jsonIndex(scanner) ?? jsonKey(scanner);
    if (operand === undefined) return undefined;
    steps.push({ arrow, ...operand });
  }
}

function jsonIndex(scanner: Scanner): Omit<JsonStep, 'arrow'> | undefined {
  const start = scanner.at;
  const sign = scanner.take('-') ? '-' : '+';
  const text = takeRun(scanner, digitRun);
  scanner.expect('digit');
  if (text !== '' && text.length <= 9 && endsIndex(scanner)) {
    return { by: 'index', operand: `${sign}${text}` };
  }
  scanner.at = start;
  return undefined;
}

function endsIndex(scanner: Scanner): boolean {
  for (const token of ['->', '::', '.', ',', ')']) {
    if (scanner.startsWith(token)) return true;
    if (token !== ')') scanner.expect(`"${token}"`);
  }
  return scanner.takeEnd();
}

function jsonKey(scanner: Scanner): Omit<JsonStep, 'arrow'> | undefined {
  if (scanner.peek() === '"') {
    const key = quotedValue(scanner);
    return key === undefined ? undefined : { by: 'key', operand: key };
  }
  const first = takeRun(scanner, jsonKeyRun);
  if (first === '') {
    scanner.expect('any non reserved character different from: .,>()');
    return undefined;
  }
  const key = joinedByDashes(scanner, first, jsonKeyRun, () => undefined);
  return key === undefined ? undefined : { by: 'key', operand: key };
}

/** Parses a name after its first part: dashes join parts, unless one begins an arrow. */
function joinedByDashes(
  scanner: Scanner,
  first: string,
  run: RegExp,
  expectMore: (scanner: Scanner) => void,
): string | undefined {
  let name = first.trim();
  for (;;) {
    expectMore(scanner);
    if (scanner.peek() !== '-' || scanner.startsWith('->')) {
      scanner.expect('"-"');
      return name;
    }
    scanner.at += 1;
    const part = takeRun(scanner, run);
    if (part === '') {
      expectMore(scanner);
      return undefined;
    }
    name += `-${part.trim()}`;
  }
}

function expectIdentifier(scanner: Scanner): void {
  scanner.expect('letter');
  scanner.expect('digit');
}

function takeRun(scanner: Scanner, run: RegExp): string {
  run.lastIndex = scanner.at;
  const text = run.exec(scanner.text)?.[0] ?? '';
  scanner.at += text.length;
  return text;
}
