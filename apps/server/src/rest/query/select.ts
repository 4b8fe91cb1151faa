import { beginsName, field, fieldName, identifier, takeSeparator } from './names.ts';
import type { Scanner } from './scanner.ts';
import type { Aggregate, FieldItem, RelationItem, SelectItem } from './types.ts';

/** Resources nested deeper than this are refused: each is a subquery within a subquery. */
const maxDepth = 10;

const aggregates: readonly Aggregate[] = ['sum', 'avg', 'count', 'max', 'min'];

/** `id,total:amount::text,client!fk!inner(name),...site(lat)`; an empty text selects nothing. */
export function selectItems(scanner: Scanner, depth = 0): SelectItem[] | undefined {
  const items: SelectItem[] = [];
  scanner.skipBlanks();
  if (scanner.ended || (depth > 0 && scanner.peek() === ')')) return items;
  do {
    const item = selectItem(scanner, depth);
    if (item === undefined) return undefined;
    items.push(item);
    scanner.skipBlanks();
  } while (takeSeparator(scanner));
  return items;
}

function selectItem(scanner: Scanner, depth: number): SelectItem | undefined {
  const start = scanner.at;
  const relation = relationHead(scanner);
  if (relation !== undefined) {
    scanner.commit();
    if (depth === maxDepth) {
      scanner.expect(`at most ${maxDepth} levels of embedding`);
      return undefined;
    }
    scanner.at += 1;
    const items = selectItems(scanner, depth + 1);
    return items !== undefined && scanner.take(')') ? { ...relation, items } : undefined;
  }
  scanner.at = start;
  return star(scanner) ?? countItem(scanner) ?? columnItem(scanner);
}

/** Everything of a relation up to, but excluding, the parenthesis that opens its items. */
function relationHead(scanner: Scanner): Omit<RelationItem, 'items'> | undefined {
  const start = scanner.at;
  const spread = scanner.take('...');
  if (!spread) scanner.at = start;
  const alias = spread ? null : takeAlias(scanner);
  const name = fieldName(scanner);
  if (name === undefined || (name === 'count' && !spread)) return undefined;
  let hint: string | null = null;
  let join: RelationItem['join'] = null;
  for (let parameters = 0; parameters < 2 && scanner.take('!'); parameters += 1) {
    const parameter = fieldName(scanner);
    if (parameter === undefined) return undefined;
    if (parameter === 'left' || parameter === 'inner') join ??= parameter;
    else hint ??= parameter;
  }
  if (scanner.peek() !== '(') {
    scanner.expect('"("');
    return undefined;
  }
  return { kind: 'relation', name, alias, hint, join, spread };
}

function takeAlias(scanner: Scanner): string | null {
  const start = scanner.at;
  const alias = fieldName(scanner);
  if (alias !== undefined && scanner.peek() === ':' && !scanner.startsWith('::')) {
    scanner.at += 1;
    return alias;
  }
  scanner.at = start;
  return null;
}

function star(scanner: Scanner): FieldItem | undefined {
  const start = scanner.at;
  if (scanner.take('*') && atItemEnd(scanner)) return fieldItem({ name: '*', path: [] });
  scanner.at = start;
  return undefined;
}

function countItem(scanner: Scanner): FieldItem | undefined {
  const start = scanner.at;
  const alias = takeAlias(scanner);
  if (scanner.take('count()')) {
    const aggregateCast = takeCast(scanner);
    if (aggregateCast !== undefined && atItemEnd(scanner)) {
      return { ...fieldItem({ name: '*', path: [] }), aggregate: 'count', aggregateCast, alias };
    }
  }
  scanner.at = start;
  return undefined;
}

function columnItem(scanner: Scanner): FieldItem | undefined {
  // Once a name begins it can only be a column, so only a column's expectations are reported.
  if (beginsName(scanner)) scanner.commit();
  const alias = takeAlias(scanner);
  const column = field(scanner);
  if (column === undefined) return undefined;
  const cast = takeCast(scanner);
  if (cast === undefined) return undefined;
  const aggregate = takeAggregate(scanner);
  if (aggregate === undefined) return undefined;
  const aggregateCast = aggregate === null ? null : takeCast(scanner);
  if (aggregateCast === undefined || !atItemEnd(scanner)) return undefined;
  return { kind: 'field', field: column, cast, aggregate, aggregateCast, alias };
}

function fieldItem(column: FieldItem['field']): FieldItem {
  return {
    kind: 'field',
    field: column,
    cast: null,
    aggregate: null,
    aggregateCast: null,
    alias: null,
  };
}

/** `::type`; null if there is none, undefined if it is begun but not finished. */
function takeCast(scanner: Scanner): string | null | undefined {
  return scanner.take('::') ? identifier(scanner) : null;
}

function takeAggregate(scanner: Scanner): Aggregate | null | undefined {
  if (!scanner.take('.')) return null;
  const aggregate = aggregates.find((name) => scanner.take(name));
  return aggregate !== undefined && scanner.take('()') ? aggregate : undefined;
}

function atItemEnd(scanner: Scanner): boolean {
  for (const token of [')', ',']) {
    if (scanner.peek() === token) return true;
    scanner.expect(`"${token}"`);
  }
  return scanner.takeEnd();
}
