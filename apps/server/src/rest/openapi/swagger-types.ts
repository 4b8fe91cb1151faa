/** Values of OpenAPI 2.0 ("Swagger"), the version that clients of this protocol read. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json };

export type JsonObject = { readonly [name: string]: Json };

type SwaggerType = 'string' | 'boolean' | 'integer' | 'number' | 'array';

const scalarTypes: ReadonlyMap<string, SwaggerType> = new Map([
  ['boolean', 'boolean'],
  ['smallint', 'integer'],
  ['integer', 'integer'],
  ['bigint', 'integer'],
  ['numeric', 'number'],
  ['real', 'number'],
  ['double precision', 'number'],
]);

/** Null for JSON, which may be of any type. */
export function swaggerType(type: string): SwaggerType | null {
  if (type === 'json' || type === 'jsonb') return null;
  return scalarTypes.get(type) ?? (isArray(type) ? 'array' : 'string');
}

const isArray = (type: string): boolean => type.endsWith('[]');

export const elementType = (type: string): string => type.slice(0, -'[]'.length);

const integerFormats: ReadonlyMap<string, string> = new Map([
  ['smallint', 'int32'],
  ['integer', 'int32'],
  ['bigint', 'int64'],
]);

/** PostgreSQL's own name, except for integers: OpenAPI allows only two formats for them. */
export const formatOf = (type: string): string => integerFormats.get(type) ?? type;

/** `format`, `type` and `items` of a value of this PostgreSQL type. */
export function typeFields(type: string): JsonObject {
  return {
    format: formatOf(type),
    ...typeOf(type),
    ...(isArray(type) ? { items: typeOf(elementType(type)) } : {}),
  };
}

function typeOf(type: string): JsonObject {
  const swagger = swaggerType(type);
  return swagger === null ? {} : { type: swagger };
}

/** Returns the value of a default expression; undefined if it isn't a plain value of its type. */
export function defaultValue(type: string, expression: string): Json | undefined {
  if (swaggerType(type) === 'string') {
    const cast = `::${type}`;
    return expression.endsWith(cast)
      ? expression.slice(0, -cast.length).replaceAll(/^'+|(?<!')'+$/g, '')
      : expression;
  }
  try {
    const value: unknown = JSON.parse(expression);
    return typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Splits a comment into its first line and the text after blank lines. */
export function summaryFields(comment: string | null): JsonObject {
  if (comment === null) return {};
  const end = comment.indexOf('\n');
  if (end === -1) return { summary: comment };
  const description = comment.slice(end).replace(/^\n+/, '');
  return {
    summary: comment.slice(0, end),
    ...(description === '' ? {} : { description }),
  };
}

export const reference = (path: string): JsonObject => ({ $ref: `#/${path}` });
