/** The contents of the schema `public` that a client of the data API can see. */
import type { Database } from '../../apps/server/src/db/database.ts';

export type Column = {
  readonly name: string;
  /** Name of the type in pg_type; for an array, of its element. */
  readonly type: string;
  readonly isArray: boolean;
  readonly isNullable: boolean;
  /** True if it has a default, so that an insert may leave it out. */
  readonly hasDefault: boolean;
  /** True if the database computes it, so that no insert may name it. */
  readonly isComputed: boolean;
  /** Values that a check constraint on this column alone allows; null without one. */
  readonly allowed: readonly string[] | null;
};

export type Relationship = {
  readonly foreignKeyName: string;
  readonly columns: readonly string[];
  readonly isOneToOne: boolean;
  readonly referencedRelation: string;
  readonly referencedColumns: readonly string[];
};

export type Relation = {
  readonly name: string;
  readonly isView: boolean;
  readonly columns: readonly Column[];
  readonly relationships: readonly Relationship[];
};

export type Argument = {
  readonly name: string;
  readonly type: string;
  readonly isArray: boolean;
  readonly isOptional: boolean;
};

export type Routine = {
  readonly name: string;
  readonly arguments: readonly Argument[];
  readonly returnsSet: boolean;
  readonly returnType: string;
  readonly returnsArray: boolean;
  /** The columns of `returns table`; empty otherwise. */
  readonly returnedColumns: readonly Pick<Argument, 'name' | 'type' | 'isArray'>[];
};

export type Enumeration = { readonly name: string; readonly values: readonly string[] };

export type PublicSchema = {
  readonly relations: readonly Relation[];
  readonly routines: readonly Routine[];
  readonly enumerations: readonly Enumeration[];
};

export async function introspectPublic(database: Database): Promise<PublicSchema> {
  const [columns, relationships, routines, enumerations] = await Promise.all([
    database.query<ColumnRow>(columnsSql),
    database.query<Relationship & { relation: string }>(relationshipsSql),
    database.query<Routine>(routinesSql),
    database.query<Enumeration>(enumerationsSql),
  ]);
  const names = [...new Set(columns.map(({ relation }) => relation))];
  const relations = names.map((name) => {
    const own = columns.filter(({ relation }) => relation === name);
    return {
      name,
      isView: own.some(({ isView }) => isView),
      columns: own.map((column) => ({ ...column, allowed: allowedValues(column) })),
      relationships: relationships.filter(({ relation }) => relation === name),
    };
  });
  return { relations, routines, enumerations };
}

type ColumnRow = Omit<Column, 'allowed'> & {
  readonly relation: string;
  readonly isView: boolean;
  readonly checks: readonly string[];
};

/**
 * Reads `(column = any (array['a'::text, 'b'::text]))`, the form that PostgreSQL stores for
 * `in ('a', 'b')`.
 */
function allowedValues({ checks }: ColumnRow): string[] | null {
  for (const check of checks) {
    const list =
      /^CHECK \(\(\(?\w+\)?(?:::text)? = ANY \((?:\()?ARRAY\[(.+?)\]\)?(?:::text\[\])?\)\)\)$/.exec(
        check,
      )?.[1];
    const values =
      list && [...list.matchAll(/'((?:[^']|'')*)'::/g)].map(([, value]) => value ?? '');
    if (values && values.length > 0) return values.map((value) => value.replaceAll("''", "'"));
  }
  return null;
}

const columnsSql = `
  select
    relation.relname as relation,
    relation.relkind in ('v', 'm') as "isView",
    attribute.attname as name,
    coalesce(element.typname, base.typname, type.typname) as type,
    coalesce(base.typelem, type.typelem) <> 0
      and coalesce(base.typcategory, type.typcategory) = 'A' as "isArray",
    not (attribute.attnotnull or type.typnotnull) as "isNullable",
    attribute.atthasdef or attribute.attidentity <> '' as "hasDefault",
    attribute.attgenerated <> '' or attribute.attidentity = 'a' as "isComputed",
    array(
      select pg_get_constraintdef(oid) from pg_constraint
      where conrelid = relation.oid and contype = 'c' and conkey = array[attribute.attnum]
      order by conname
    ) as checks
  from pg_class as relation
  join pg_attribute as attribute
    on attribute.attrelid = relation.oid and attribute.attnum > 0 and not attribute.attisdropped
  join pg_type as type on type.oid = attribute.atttypid
  left join pg_type as base on base.oid = nullif(type.typbasetype, 0)
  left join pg_type as element
    on element.oid = coalesce(base.typelem, type.typelem)
    and coalesce(base.typcategory, type.typcategory) = 'A'
  where relation.relnamespace = 'public'::regnamespace
    and relation.relkind in ('r', 'p', 'v', 'm')
    and not relation.relispartition
  order by relation.relname, attribute.attname collate "C"
`;

const relationshipsSql = `
  select
    relation.relname as relation,
    "constraint".conname as "foreignKeyName",
    array(
      select attname::text from unnest("constraint".conkey) with ordinality as key (attnum, position)
      join pg_attribute using (attnum)
      where attrelid = relation.oid order by position
    ) as columns,
    exists (
      select from pg_index
      where indrelid = relation.oid and indisunique and indpred is null
        and (select array_agg(k order by k) from unnest(indkey::int2[]) as k)
          = (select array_agg(k order by k) from unnest("constraint".conkey) as k)
    ) as "isOneToOne",
    referenced.relname as "referencedRelation",
    array(
      select attname::text from unnest("constraint".confkey) with ordinality as key (attnum, position)
      join pg_attribute using (attnum)
      where attrelid = referenced.oid order by position
    ) as "referencedColumns"
  from pg_constraint as "constraint"
  join pg_class as relation on relation.oid = "constraint".conrelid
  join pg_class as referenced on referenced.oid = "constraint".confrelid
  where "constraint".contype = 'f'
    and "constraint".conparentid = 0
    and relation.relnamespace = 'public'::regnamespace
    and referenced.relnamespace = 'public'::regnamespace
    and not relation.relispartition
  order by relation.relname, "constraint".conname collate "C"
`;

// Arguments come with the mode i, o, b, v or t; only those of the mode t are columns of the result.
const routinesSql = `
  select
    routine.proname as name,
    routine.proretset as "returnsSet",
    coalesce(element.typname, returned.typname) as "returnType",
    element.oid is not null as "returnsArray",
    coalesce(
      jsonb_agg(
        jsonb_build_object(
          'name', argument.name, 'type', argument.type, 'isArray', argument."isArray",
          'isOptional', argument.position > routine.pronargs - routine.pronargdefaults
        ) order by argument.position
      ) filter (where argument.mode in ('i', 'b', 'v')), '[]'
    ) as arguments,
    coalesce(
      jsonb_agg(
        jsonb_build_object(
          'name', argument.name, 'type', argument.type, 'isArray', argument."isArray"
        ) order by argument.position
      ) filter (where argument.mode in ('t', 'o')), '[]'
    ) as "returnedColumns"
  from pg_proc as routine
  join pg_type as returned on returned.oid = routine.prorettype
  left join pg_type as element on element.oid = returned.typelem and returned.typcategory = 'A'
  left join lateral (
    select
      given.position,
      coalesce(routine.proargmodes[given.position], 'i')::text as mode,
      coalesce(nullif(routine.proargnames[given.position], ''), '') as name,
      coalesce(element.typname, type.typname) as type,
      element.oid is not null as "isArray"
    from unnest(coalesce(routine.proallargtypes, routine.proargtypes::oid[]))
      with ordinality as given (type, position)
    join pg_type as type on type.oid = given.type
    left join pg_type as element on element.oid = type.typelem and type.typcategory = 'A'
  ) as argument on true
  where routine.pronamespace = 'public'::regnamespace
    and routine.prokind = 'f'
    and returned.typname not in ('trigger', 'event_trigger')
    and not exists (
      select from pg_depend
      where objid = routine.oid and classid = 'pg_proc'::regclass and deptype = 'e'
    )
  group by routine.oid, returned.typname, element.typname, element.oid
  order by routine.proname, routine.oid
`;

const enumerationsSql = `
  select typname as name, array_agg(enumlabel::text order by enumsortorder) as values
  from pg_type join pg_enum on enumtypid = pg_type.oid
  where typnamespace = 'public'::regnamespace
  group by typname
  order by typname
`;
