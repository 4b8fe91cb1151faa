import type { PlannedLogic, ReadNode } from '../plan/types.ts';
import type { Filter, ListableOperator, PlainOperator, Test, TextSearch } from '../query/types.ts';
import { type Rows, columnType, fieldSql } from './fields-sql.ts';
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

/** How a condition on whether an embedded resource has rows is written where it stands. */
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
  const isSearch =
    test.kind === 'search' &&
    (field.path.length > 0 || columnType(rows.table, field.name) !== 'tsvector');
  const value = fieldSql(rows, field, sql);
  const searched = isSearch ? `to_tsvector(${languageSql(test.language, sql)}${value})` : value;
  return `${negated ? 'not ' : ''}${searched} ${testSql(test, sql)}`;
}

function testSql(test: Test, sql: SqlWriter): string {
  switch (test.kind) {
    case 'plain':
      return `${plainOperators[test.operator]} ${sql.value(test.value)}`;
    case 'listable': {
      const isPattern = test.operator === 'like' || test.operator === 'ilike';
      const value = sql.value(isPattern ? test.value.replaceAll('*', '%') : test.value);
      const operand = test.quantifier === null ? value : `${test.quantifier}(${value})`;
      return `${listableOperators[test.operator]} ${operand}`;
    }
    case 'in':
      // One array instead of a list: any number of values is the same statement, also none.
      return `= any(${sql.value(arrayLiteral(test.values))})`;
    case 'is':
      return `is ${test.value === 'not_null' ? 'not null' : test.value}`;
    case 'distinct':
      return `is distinct from ${sql.value(test.value)}`;
    case 'search':
      return `@@ ${searchFunctions[test.search]}(${languageSql(test.language, sql)}${sql.value(test.value)})`;
  }
}

const languageSql = (language: string | null, sql: SqlWriter): string =>
  language === null ? '' : `${sql.value(language)}, `;

/** PostgreSQL's text form of an array, so that the column says of what type the elements are. */
function arrayLiteral(values: readonly string[]): string {
  if (values.length === 1 && values[0] === '') return '{}';
  const elements = values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`);
  return `{${elements.join(',')}}`;
}
