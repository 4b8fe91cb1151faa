import type { PlannedLogic, ReadNode } from '../plan/types.ts';
import type {
  Field,
  Filter,
  ListableOperator,
  PlainOperator,
  Test,
  TextSearch,
} from '../query/types.ts';
import type { Qualified } from '../schema/types.ts';
import { type Rows, fieldSql } from './fields-sql.ts';
import { quoteQualified } from './identifiers.ts';
import type { SqlWriter } from './sql-writer.ts';

const plainOperators: Readonly<Record<PlainOperator, string>> = {
  neq: '<>',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
};

const listableOperators: Readonly<Record<ListableOperator, string>> = {
  eq: '=',
  gte: '>=',
  gt: '>',
  lte: '<=',
  lt: '<',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
};

const searchFunctions: Readonly<Record<TextSearch, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
};

/** Writes a condition on whether an embedded resource has rows, in the form needed at its position. */
export type EmbedCondition = (child: ReadNode, exists: boolean) => string;

export function logicSql(
  logic: PlannedLogic,
  rows: Rows,
  sql: SqlWriter,
  embedCondition: EmbedCondition,
): string {
  switch (logic.kind) {
    case 'filter':
      return filterSql(logic, rows, sql);
    case 'embed':
      return embedCondition(logic.child, logic.exists);
    case 'group': {
      const children = logic.children.map((child) => logicSql(child, rows, sql, embedCondition));
      return `${logic.negated ? 'not ' : ''}(${children.join(` ${logic.operator} `)})`;
    }
  }
}

export function filterSql({ field, negated, test }: Filter, rows: Rows, sql: SqlWriter): string {
  const value = fieldSql(rows, field, sql);
  const isMade = test.kind === 'search' && !isVector(rows, field);
  const searched = isMade ? `to_tsvector(${languageSql(test.language, sql)}${value})` : value;
  return `${negated ? 'not ' : ''}${searched} ${testSql(test, parserOf(rows, field), sql)}`;
}

/** True if a field can be searched directly, because it is already a vector. */
const isVector = ({ table }: Rows, { name, path }: Field): boolean =>
  path.length === 0 &&
  table !== null &&
  (table.columnsByName.get(name)?.isVector ?? table.vectorFunctions.has(name));

/** Returns the function that parses the value to compare with; null if PostgreSQL does. */
const parserOf = ({ table }: Rows, { name, path }: Field): Qualified | null =>
  path.length > 0 ? null : (table?.columnsByName.get(name)?.representation?.fromText ?? null);

function testSql(test: Test, parser: Qualified | null, sql: SqlWriter): string {
  switch (test.kind) {
    case 'plain':
      return `${plainOperators[test.operator]} ${parsedSql(test.value, parser, sql)}`;
    case 'listable': {
      const { operator, quantifier, value } = test;
      const isLike = operator === 'like' || operator === 'ilike';
      const isPattern = isLike || operator === 'match' || operator === 'imatch';
      const given = isLike ? value.replaceAll('*', '%') : value;
      const operand =
        quantifier === null
          ? parsedSql(given, isPattern ? null : parser, sql)
          : `${quantifier}(${parsedListSql(given, isPattern ? null : parser, sql)})`;
      return `${listableOperators[operator]} ${operand}`;
    }
    case 'in':
      // One array instead of a list, so that the statement is the same for any number of values, including none.
      return `= any(${parsedListSql(arrayLiteral(test.values), parser, sql)})`;
    case 'is':
      return `is ${test.value === 'not_null' ? 'not null' : test.value}`;
    case 'distinct':
      return `is distinct from ${parsedSql(test.value, parser, sql)}`;
    case 'search':
      return `@@ ${searchFunctions[test.search]}(${languageSql(test.language, sql)}${sql.value(test.value)})`;
  }
}

const parsedSql = (value: string, parser: Qualified | null, sql: SqlWriter): string =>
  parser === null ? sql.value(value) : `${quoteQualified(parser)}(${sql.value(value)}::text)`;

/** @param list in PostgreSQL's text form of an array */
const parsedListSql = (list: string, parser: Qualified | null, sql: SqlWriter): string =>
  parser === null
    ? sql.value(list)
    : `array(select ${quoteQualified(parser)}(item) from unnest(${sql.value(list)}::text[]) item)`;

const languageSql = (language: string | null, sql: SqlWriter): string =>
  language === null ? '' : `${sql.value(language)}, `;

/** Returns PostgreSQL's text form of an array, so that the column determines the type of the elements. */
function arrayLiteral(values: readonly string[]): string {
  if (values.length === 1 && values[0] === '') return '{}';
  const elements = values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`);
  return `{${elements.join(',')}}`;
}
