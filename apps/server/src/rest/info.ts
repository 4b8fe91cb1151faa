import { findRoutine } from './plan/find-routine.ts';
import { parseQueryParams } from './query/query-params.ts';
import type { RestAnswer } from './rest-request.ts';
import type { Table } from './schema/types.ts';
import { type Serving, findTable } from './serving.ts';

/** OPTIONS: the methods that a table or view supports (protocol B50). */
export function describeRelation({ schema, schemaName }: Serving, name: string): RestAnswer {
  return allowing(relationMethods(findTable(schema, schemaName, name)));
}

function relationMethods({ insertable, updatable, deletable, primaryKey }: Table): string[] {
  return [
    'OPTIONS,GET,HEAD',
    ...(insertable ? ['POST'] : []),
    ...(insertable && updatable && primaryKey.length > 0 ? ['PUT'] : []),
    ...(updatable ? ['PATCH'] : []),
    ...(deletable ? ['DELETE'] : []),
  ];
}

export function describeRoutine(
  { schema, schemaName, request }: Serving,
  name: string,
): RestAnswer {
  const params = parseQueryParams(request.queryString, true);
  const argumentNames = [...new Set(params.rpcArguments.map(([argument]) => argument))].sort();
  const { volatility } = findRoutine(schema, {
    routine: { schema: schemaName, name },
    argumentNames,
    bodyKind: null,
  });
  return allowing(volatility === 'volatile' ? ['OPTIONS,POST'] : ['OPTIONS,GET,HEAD,POST']);
}

export const describeRoot = (): RestAnswer => allowing(['OPTIONS,GET,HEAD']);

const allowing = (methods: readonly string[]): RestAnswer => ({
  status: 200,
  headers: [
    ['access-control-allow-origin', '*'],
    ['allow', methods.join(',')],
  ],
  body: '',
});
