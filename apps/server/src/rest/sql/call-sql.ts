import type { CallArguments, CallPlan } from '../plan/call-plan.ts';
import type { RoutineParameter } from '../schema/types.ts';
import { bodyName, bodyRowsSql } from './body-sql.ts';
import { quoteIdentifier, quoteQualified } from './identifiers.ts';
import type { SqlWriter } from './sql-writer.ts';

/** The only column of a function's result that has no named columns. */
export const scalarColumn = 'pgrst_scalar';

const called = 'pgrst_call';

/**
 * Selects everything a function returns; the caller filters its rows and chooses columns.
 * @param computed Names of functions to call on each returned row.
 */
export function callSql(
  { routine, arguments: given }: CallPlan,
  computed: readonly string[],
  sql: SqlWriter,
): string {
  const { before, list } = argumentsSql(given, sql);
  const call = `${quoteQualified(routine)}(${list})`;
  if (routine.returns.shape !== 'composite') {
    return `select ${called}.${scalarColumn} from ${before}(select ${call} ${scalarColumn}) ${called}`;
  }
  const columns = ['*', ...computed.map(quoteIdentifier)].map((name) => `${called}.${name}`);
  return `select ${columns.join(', ')} from ${before}${call} ${called}`;
}

/** The argument list, and what must come before the function in the same `from`. */
function argumentsSql(given: CallArguments, sql: SqlWriter): { before: string; list: string } {
  switch (given.kind) {
    case 'none':
      return { before: '', list: '' };
    case 'body': {
      const { content, type } = given;
      const value = sql.value(content);
      return { before: '', list: type === 'bytea' ? `${value}::bytea` : `${value}::text::${type}` };
    }
    case 'texts':
      return {
        before: '',
        list: given.values
          .map(({ parameter, value }) =>
            typeof value === 'string'
              ? argumentSql(parameter, `${sql.value(value)}::${parameter.unboundedType}`)
              : argumentSql(parameter, `${sql.value(value)}::text[]::${parameter.type}`),
          )
          .join(', '),
      };
    case 'json': {
      const columns = given.parameters.map(({ name, unboundedType: type }) => ({
        name,
        type,
        defaultExpression: null,
        representation: null,
      }));
      const body = bodyRowsSql({ ...given, columns, applyDefaults: false, onlyFirst: true }, sql);
      return {
        before: `${body}, lateral `,
        list: given.parameters
          .map((parameter) =>
            argumentSql(parameter, `${bodyName}.${quoteIdentifier(parameter.name)}`),
          )
          .join(', '),
      };
    }
  }
}

const argumentSql = ({ name, variadic }: RoutineParameter, value: string): string =>
  `${variadic ? 'variadic ' : ''}${quoteIdentifier(name)} := ${value}`;
