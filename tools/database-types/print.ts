/** Prints the schema as TypeScript, in the form that the data API's official client takes as its type. */
import type {
  Argument,
  Column,
  PublicSchema,
  Relation,
  Relationship,
  Routine,
} from './introspect.ts';

const header = `/**
 * The tables and functions of the schema public as the data API shows them.
 * Written by tools/generate-types.ts from the migrations and schema files: run it after changing them.
 */

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
`;

/** The JSON form of a type's values; types that aren't listed are strings. */
const jsonTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
  record: 'Record<string, unknown>',
};

export function printTypes(schema: PublicSchema): string {
  const tables = schema.relations.filter(({ isView }) => !isView);
  const views = schema.relations.filter(({ isView }) => isView);
  const toType = typeNamer(schema);
  return [
    header,
    'export type Database = {',
    '  public: {',
    section(
      'Tables',
      tables.map((table) => printTable(table, toType)),
    ),
    section(
      'Views',
      views.map((view) => printView(view, toType)),
    ),
    section('Functions', printRoutines(schema.routines, toType)),
    section(
      'Enums',
      schema.enumerations.map(({ name, values }) => `${name}: ${union(values)};`),
    ),
    '    CompositeTypes: { [name in never]: never };',
    '  };',
    '};',
    '',
    'type Tables = Database["public"]["Tables"];',
    '',
    '/** A row as the data API answers it. */',
    'export type TableRow<Table extends keyof Tables> = Tables[Table]["Row"];',
    '/** What an insert has to and may say. */',
    'export type TableInsert<Table extends keyof Tables> = Tables[Table]["Insert"];',
    '/** What an update may say. */',
    'export type TableUpdate<Table extends keyof Tables> = Tables[Table]["Update"];',
    '',
  ]
    .join('\n')
    .replaceAll('"', "'");
}

type TypeNamer = (value: Pick<Argument, 'type' | 'isArray'>) => string;

function typeNamer({ enumerations, relations }: PublicSchema): TypeNamer {
  const enumerationNames = new Set(enumerations.map(({ name }) => name));
  const relationNames = new Map(
    relations.map(({ name, isView }) => [name, isView ? 'Views' : 'Tables']),
  );
  return ({ type, isArray }) => {
    const kind = relationNames.get(type);
    const item = enumerationNames.has(type)
      ? `Database["public"]["Enums"]["${type}"]`
      : kind === undefined
        ? (jsonTypes[type] ?? 'string')
        : `Database["public"]["${kind}"]["${type}"]["Row"]`;
    return isArray ? `${item}[]` : item;
  };
}

function section(name: string, entries: readonly string[]): string {
  if (entries.length === 0) return `    ${name}: { [name in never]: never };`;
  return `    ${name}: {\n${indent(entries.join('\n'), 6)}\n    };`;
}

function printTable(table: Relation, toType: TypeNamer): string {
  const writable = table.columns.filter(({ isComputed }) => !isComputed);
  return [
    `${table.name}: {`,
    `  Row: ${object(table.columns.map((column) => field(column, toType, false)))};`,
    `  Insert: ${object(writable.map((column) => field(column, toType, mayBeLeftOut(column))))};`,
    `  Update: ${object(writable.map((column) => field(column, toType, true)))};`,
    `  Relationships: ${relationships(table.relationships)};`,
    '};',
  ].join('\n');
}

function mayBeLeftOut({ isNullable, hasDefault }: Column): boolean {
  return isNullable || hasDefault;
}

function printView(view: Relation, toType: TypeNamer): string {
  return [
    `${view.name}: {`,
    `  Row: ${object(view.columns.map((column) => field(column, toType, false)))};`,
    '  Relationships: [];',
    '};',
  ].join('\n');
}

function field(column: Column, toType: TypeNamer, isOptional: boolean): string {
  const type = column.allowed === null || column.isArray ? toType(column) : union(column.allowed);
  return `${column.name}${isOptional ? '?' : ''}: ${type}${column.isNullable ? ' | null' : ''};`;
}

function object(fields: readonly string[]): string {
  if (fields.length === 0) return 'Record<PropertyKey, never>';
  return `{\n${indent(fields.join('\n'), 4)}\n  }`;
}

function relationships(all: readonly Relationship[]): string {
  if (all.length === 0) return '[]';
  const entries = all.map((relationship) =>
    [
      '{',
      `  foreignKeyName: "${relationship.foreignKeyName}";`,
      `  columns: ${tuple(relationship.columns)};`,
      `  isOneToOne: ${relationship.isOneToOne};`,
      `  referencedRelation: "${relationship.referencedRelation}";`,
      `  referencedColumns: ${tuple(relationship.referencedColumns)};`,
      '},',
    ].join('\n'),
  );
  return `[\n${indent(entries.join('\n'), 4)}\n  ]`;
}

function printRoutines(routines: readonly Routine[], toType: TypeNamer): string[] {
  const names = [...new Set(routines.map(({ name }) => name))];
  return names.map((name) => {
    const overloads = routines
      .filter((routine) => routine.name === name)
      .map(
        (routine) =>
          `{ Args: ${argumentsOf(routine, toType)}; Returns: ${returns(routine, toType)} }`,
      );
    return `${name}: ${overloads.join(' | ')};`;
  });
}

function argumentsOf(routine: Routine, toType: TypeNamer): string {
  if (routine.arguments.length === 0) return 'Record<PropertyKey, never>';
  const entries = routine.arguments.map((argument) =>
    argument.isOptional
      ? `${argument.name}?: ${toType(argument)} | null`
      : `${argument.name}: ${toType(argument)}`,
  );
  return `{ ${entries.join('; ')} }`;
}

function returns(routine: Routine, toType: TypeNamer): string {
  const { returnedColumns, returnsSet, returnType, returnsArray } = routine;
  const one =
    returnedColumns.length > 0
      ? `{ ${returnedColumns.map((column) => `${column.name}: ${toType(column)}`).join('; ')} }`
      : toType({ type: returnType, isArray: returnsArray });
  return returnsSet ? `${one}[]` : one;
}

function union(values: readonly string[]): string {
  return values.map((value) => `"${value}"`).join(' | ');
}

function tuple(values: readonly string[]): string {
  return `[${values.map((value) => `"${value}"`).join(', ')}]`;
}

function indent(text: string, spaces: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces));
}
