import { field, fieldName, takeSeparator } from './names.ts';
import type { Scanner } from './scanner.ts';
import type { OrderTerm } from './types.ts';

/** `name.desc.nullslast,client(name).asc` */
export function orderTerms(scanner: Scanner): OrderTerm[] | undefined {
  const terms: OrderTerm[] = [];
  scanner.skipBlanks();
  do {
    const term = orderTerm(scanner);
    if (term === undefined) return undefined;
    terms.push(term);
    scanner.skipBlanks();
  } while (takeSeparator(scanner));
  return terms;
}

function orderTerm(scanner: Scanner): OrderTerm | undefined {
  const start = scanner.at;
  const ofRelation = relationTerm(scanner);
  if (ofRelation !== undefined) return ofRelation;
  scanner.at = start;
  scanner.commit();
  const column = field(scanner);
  return column === undefined ? undefined : withDirection(scanner, null, column);
}

function relationTerm(scanner: Scanner): OrderTerm | undefined {
  const relation = fieldName(scanner);
  if (relation === undefined || !scanner.take('(')) return undefined;
  const column = field(scanner);
  if (column === undefined || !scanner.take(')')) return undefined;
  return withDirection(scanner, relation, column);
}

function withDirection(
  scanner: Scanner,
  relation: string | null,
  column: OrderTerm['field'],
): OrderTerm | undefined {
  const direction = takeWord(scanner, ['asc', 'desc']);
  const nulls = takeWord(scanner, ['nullsfirst', 'nullslast']);
  if (scanner.peek() !== ',') {
    scanner.expect('","');
    if (!scanner.takeEnd()) return undefined;
  }
  return {
    relation,
    field: column,
    direction,
    nulls: nulls === null ? null : nulls === 'nullsfirst' ? 'first' : 'last',
  };
}

/** Reads `.word` for one of the words; if there is none, returns null and leaves the position unchanged. */
function takeWord<T extends string>(scanner: Scanner, words: readonly T[]): T | null {
  const start = scanner.at;
  if (scanner.take('.', 'delimiter (.)')) {
    const word = words.find((candidate) => scanner.take(candidate));
    if (word !== undefined) return word;
  }
  scanner.at = start;
  return null;
}
