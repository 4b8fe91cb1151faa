import type { Routine, RoutineParameter } from '../schema/types.ts';
import {
  type JsonObject,
  elementType,
  formatOf,
  reference,
  summaryFields,
  swaggerType,
  typeFields,
} from './swagger-types.ts';

const produces = [
  'application/json',
  'application/vnd.pgrst.object+json;nulls=stripped',
  'application/vnd.pgrst.object+json',
];

/** A function that may write has no GET. */
export function routinePath(
  { name, parameters, volatility }: Routine,
  comment: string | null,
): JsonObject {
  const operation = (list: readonly JsonObject[]): JsonObject => ({
    tags: [`(rpc) ${name}`],
    ...summaryFields(comment),
    produces,
    parameters: list,
    responses: { 200: { description: 'OK' } },
  });
  const post = operation([
    { name: 'args', required: true, in: 'body', schema: argumentsSchema(parameters, comment) },
    reference('parameters/preferParams'),
  ]);
  return volatility === 'volatile'
    ? { post }
    : { get: operation(parameters.map(queryParameter)), post };
}

function argumentsSchema(
  parameters: readonly RoutineParameter[],
  comment: string | null,
): JsonObject {
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return {
    ...(required.length === 0 ? {} : { required }),
    properties: Object.fromEntries(
      parameters.map(({ name, type }) => [name, typeFields(type)] as const),
    ),
    type: 'object',
    ...(comment === null ? {} : { description: comment }),
  };
}

function queryParameter({ name, type, required, variadic }: RoutineParameter): JsonObject {
  const common = { name, required, in: 'query' };
  if (variadic) {
    const element = elementType(type);
    return {
      ...common,
      type: 'array',
      collectionFormat: 'multi',
      items: { type: swaggerType(element) ?? 'string', format: formatOf(element) },
    };
  }
  const swagger = swaggerType(type);
  // In a URL a list is one text in braces, and so is any JSON.
  return {
    ...common,
    type: swagger === 'array' || swagger === null ? 'string' : swagger,
    format: formatOf(type),
  };
}
