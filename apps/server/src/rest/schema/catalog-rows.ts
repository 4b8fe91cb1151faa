import * as z from 'zod';

const relationSchema = z.object({
  oid: z.number(),
  schema: z.string(),
  name: z.string(),
  is_view: z.boolean(),
  is_partition: z.boolean(),
  is_row_secured: z.boolean(),
  insertable: z.boolean(),
  updatable: z.boolean(),
  deletable: z.boolean(),
  columns: z.array(
    z.object({
      position: z.number(),
      name: z.string(),
      type: z.string(),
      is_vector: z.boolean(),
      default_expression: z.nullable(z.string()),
    }),
  ),
});

const constraintSchema = z.object({
  name: z.string(),
  kind: z.enum(['p', 'u', 'f']),
  table_oid: z.number(),
  columns: z.array(z.number()),
  foreign_oid: z.number(),
  foreign_columns: z.nullable(z.array(z.number())),
});

const viewRuleSchema = z.object({ oid: z.number(), rule: z.string() });

const routineSchema = z.object({
  oid: z.number(),
  schema: z.string(),
  name: z.string(),
  volatility: z.enum(['i', 's', 'v']),
  statement_timeout: z.nullable(z.string()),
  returns_set: z.boolean(),
  returns_void: z.boolean(),
  returns_composite: z.boolean(),
  relation_schema: z.nullable(z.string()),
  relation_name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  parameters: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      required: z.boolean(),
      variadic: z.boolean(),
    }),
  ),
});

const rowRoutineSchema = z.object({
  schema: z.string(),
  name: z.string(),
  table_oid: z.number(),
  foreign_oid: z.nullable(z.number()),
  returns_vector: z.boolean(),
  returns_one: z.boolean(),
});

const representationSchema = z.object({
  type: z.string(),
  direction: z.enum(['to_json', 'from_json', 'from_text']),
  schema: z.string(),
  name: z.string(),
});

/** The rows of each catalog query, in the order of the queries. */
export const catalogSchema = z.tuple([
  z.array(representationSchema),
  z.array(rowRoutineSchema),
  z.array(relationSchema),
  z.array(constraintSchema),
  z.array(viewRuleSchema),
  z.array(routineSchema),
]);

export type RelationRow = z.infer<typeof relationSchema>;
export type ConstraintRow = z.infer<typeof constraintSchema>;
export type ViewRuleRow = z.infer<typeof viewRuleSchema>;
export type RoutineRow = z.infer<typeof routineSchema>;
export type RowRoutineRow = z.infer<typeof rowRoutineSchema>;
export type RepresentationRow = z.infer<typeof representationSchema>;

export type Catalog = {
  readonly relations: readonly RelationRow[];
  readonly constraints: readonly ConstraintRow[];
  readonly viewRules: readonly ViewRuleRow[];
  readonly routines: readonly RoutineRow[];
  readonly rowRoutines: readonly RowRoutineRow[];
  readonly representations: readonly RepresentationRow[];
};
