import { type Relationship, type Table, keyRelation } from '../schema/types.ts';
import type { DescribedColumn, DescribedTable } from './describe-schema.ts';
import {
  type JsonObject,
  defaultValue,
  reference,
  summaryFields,
  typeFields,
} from './swagger-types.ts';

/** A table, prepared for its description. */
export type ShownTable = DescribedTable & {
  readonly table: Table;
  readonly relationships: readonly Relationship[];
};

export function tableDefinition({ description, columns, ...shown }: ShownTable): JsonObject {
  const required = columns.filter((column) => column.required).map(({ name }) => name);
  return {
    ...(required.length === 0 ? {} : { required }),
    properties: Object.fromEntries(
      columns.map((column) => [column.name, property(column, shown)] as const),
    ),
    type: 'object',
    ...(description === null ? {} : { description }),
  };
}

function property(
  {
    name,
    type,
    default_expression: expression,
    max_length: maxLength,
    labels,
    ...rest
  }: DescribedColumn,
  shown: Pick<ShownTable, 'table' | 'relationships'>,
): JsonObject {
  const preset = expression === null ? undefined : defaultValue(type, expression);
  const description = describedWithKeys(rest.description, keyNotes(name, shown));
  return {
    ...(preset === undefined ? {} : { default: preset }),
    ...(description === null ? {} : { description }),
    ...(labels === null ? {} : { enum: labels }),
    ...typeFields(type),
    ...(maxLength === null ? {} : { maxLength }),
  };
}

function describedWithKeys(comment: string | null, notes: readonly string[]): string | null {
  if (notes.length === 0) return comment;
  return [...(comment === null ? [] : [`${comment}\n`]), 'Note:', ...notes].join('\n');
}

/** Marks at the end of each note that tell code generators about keys. */
function keyNotes(
  column: string,
  { table, relationships }: Pick<ShownTable, 'table' | 'relationships'>,
): string[] {
  const target = relationships
    // Tables before the views that show the same column.
    .toSorted((a, b) => Number(a.foreignIsView) - Number(b.foreignIsView))
    .flatMap((relationship) => {
      const columns = relationship.refers ? (keyRelation(relationship)?.columns ?? []) : [];
      return columns.length !== 1
        ? []
        : columns.flatMap(([own, key]) =>
            own === column ? [{ table: relationship.foreign.name, column: key }] : [],
          );
    })[0];
  return [
    ...(table.primaryKey.includes(column) ? ['This is a Primary Key.<pk/>'] : []),
    ...(target === undefined
      ? []
      : [
          `This is a Foreign Key to \`${target.table}.${target.column}\`.<fk table='${target.table}' column='${target.column}'/>`,
        ]),
  ];
}

const refs = (names: readonly string[]): JsonObject[] =>
  names.map((name) => reference(`parameters/${name}`));

const readParameters = [
  'select',
  'order',
  'range',
  'rangeUnit',
  'offset',
  'limit',
  'preferCount',
] as const;

export function tablePath({ name, description, columns, table }: ShownTable): JsonObject {
  const filters = columns.map((column) => `rowFilter.${name}.${column.name}`);
  const body = `body.${name}`;
  const operation = (parameters: readonly string[], responses: JsonObject): JsonObject => ({
    tags: [name],
    ...summaryFields(description),
    parameters: refs(parameters),
    responses,
  });
  const noContent = { 204: { description: 'No Content' } };
  const isWritable = table.insertable || table.updatable || table.deletable;
  return {
    get: operation([...filters, ...readParameters], {
      200: {
        description: 'OK',
        schema: { type: 'array', items: reference(`definitions/${name}`) },
      },
      206: { description: 'Partial Content' },
    }),
    ...(isWritable
      ? {
          post: operation([body, 'select', 'preferPost'], { 201: { description: 'Created' } }),
          patch: operation([...filters, body, 'preferReturn'], noContent),
          delete: operation([...filters, 'preferReturn'], noContent),
        }
      : {}),
  };
}

/** The parameters that the operations on a table refer to, by name. */
export function tableParameters({ name, columns }: ShownTable): (readonly [string, JsonObject])[] {
  return [
    [
      `body.${name}`,
      {
        name,
        description: name,
        required: false,
        in: 'body',
        schema: reference(`definitions/${name}`),
      },
    ],
    ...columns.map(
      (column) =>
        [
          `rowFilter.${name}.${column.name}`,
          {
            name: column.name,
            ...(column.description === null ? {} : { description: column.description }),
            required: false,
            in: 'query',
            type: 'string',
          },
        ] as const,
    ),
  ];
}
