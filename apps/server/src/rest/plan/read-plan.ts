import { apiError } from '../errors/api-errors.ts';
import type {
  EmbedPath,
  FieldItem,
  Filter,
  Located,
  Logic,
  OrderTerm,
  RelationItem,
  RowRange,
  SelectItem,
} from '../query/types.ts';
import { allRows } from '../query/types.ts';
import { capRows } from '../request/range.ts';
import { type Relationship, type SchemaCache, type Table, keyOf } from '../schema/types.ts';
import { findRelationship } from './find-relationship.ts';
import { assertNamesDiffer, isToOne, planEmbedding } from './plan-embedding.ts';
import { aggregatesUsed, planFields } from './select-plan.ts';
import type { PlannedLogic, PlannedOrder, ReadNode } from './types.ts';

export type ReadRequest = {
  readonly select: readonly SelectItem[];
  /** Without those of the written rows themselves if the request writes. */
  readonly filters: readonly Located<Filter>[];
  readonly logic: readonly Located<Logic>[];
  readonly order: readonly Located<readonly OrderTerm[]>[];
  readonly ranges: readonly Located<RowRange>[];
};

export type ReadContext = {
  readonly schema: SchemaCache;
  readonly schemaName: string;
  readonly maxRows: number | null;
  readonly allowAggregates: boolean;
};

/** The requested resource, before the plan knows how its parts are related. */
type Draft = {
  readonly item: RelationItem | null;
  readonly name: string;
  readonly fields: readonly FieldItem[];
  readonly children: readonly Draft[];
  readonly logic: Logic[];
  order: readonly OrderTerm[];
  range: RowRange;
};

/**
 * Plans reading a resource and everything embedded in it.
 * @param root The resource; its table is null if the columns are unknown. Rows of `result` have
 * just been written or returned by a function and are named after the resource.
 * @throws RestError PGRST108, 118, 120, 123, 127, 200, 201, 42712
 */
export function planRead(
  root: {
    readonly name: string;
    readonly table: Table | null;
    readonly source: ReadNode['source'];
  },
  request: ReadRequest,
  context: ReadContext,
): ReadNode {
  const draft = draftOf(null, root.name, request.select);
  for (const { path, value } of request.filters) target(draft, path).logic.push(value);
  for (const { path, value } of request.order) target(draft, path).order = value;
  for (const { path, value } of request.ranges) target(draft, path).range = value;
  for (const { path, value } of request.logic) target(draft, path).logic.push(value);
  const grouping = aggregatesUsed(request.select);
  if (grouping && !context.allowAggregates) {
    throw apiError('PGRST123', 'Use of aggregate functions is not allowed');
  }
  return planNode(draft, null, {
    ...context,
    grouping,
    root,
    nextAlias: aliases('pgrst_embed_'),
  });
}

type PlanContext = ReadContext & {
  readonly root: Parameters<typeof planRead>[0];
  readonly grouping: boolean;
  readonly nextAlias: () => string;
};

function aliases(prefix: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}${count}`;
  };
}

function draftOf(item: RelationItem | null, name: string, items: readonly SelectItem[]): Draft {
  return {
    item,
    name,
    fields: items.filter((entry) => entry.kind === 'field'),
    children: items
      .filter((entry) => entry.kind === 'relation')
      .map((entry) => draftOf(entry, entry.name, entry.items)),
    logic: [],
    order: [],
    range: allRows,
  };
}

function target(draft: Draft, path: EmbedPath): Draft {
  const [name, ...rest] = path;
  if (name === undefined) return draft;
  const child =
    draft.children.find((candidate) => (candidate.item?.alias ?? candidate.name) === name) ??
    // Falls back to the original name of an aliased resource, unless another has that name.
    draft.children.find((candidate) => candidate.name === name);
  if (child === undefined) throw notEmbedded(name);
  return target(child, rest);
}

const notEmbedded = (name: string) =>
  apiError('PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });

type Parent = {
  readonly draft: Draft;
  readonly depth: number;
  readonly origin: string;
  /** True if each of the parent's columns becomes an array in a resource above it. */
  readonly inArrays: boolean;
};

function planNode(draft: Draft, parent: Parent | null, context: PlanContext): ReadNode {
  const relationship = parent === null ? null : relationshipOf(draft, parent.origin, context);
  const table =
    relationship === null
      ? context.root.table
      : (context.schema.tables.get(keyOf(relationship.foreign)) ?? null);
  const name = relationship?.foreign.name ?? draft.name;
  const depth = parent === null ? 0 : parent.depth + 1;
  const spread = draft.item?.spread === true;
  const isArrays = spread && relationship !== null && !isToOne(relationship);
  const inArrays = isArrays || (spread && parent?.inArrays === true);
  const children = draft.children.map((child) =>
    planNode(child, { draft, depth, origin: name, inArrays }, context),
  );
  assertNamesDiffer(name, depth + 1, draft.children);
  const fields = planFields(draft.fields, {
    table,
    expandStars: context.grouping || inArrays,
    spread,
    onlyChildren: children.length > 0,
  });
  const source = relationship === null ? context.root.source : 'relation';
  const isRoot = relationship === null;
  return {
    table,
    source,
    alias: isRoot ? (source === 'result' ? name : null) : `${name}_${depth}`,
    name,
    depth,
    fields,
    where: draft.logic.map((logic) => planLogic(logic, draft, children, table)),
    order: draft.order.map((term) => planOrder(term, draft, children)),
    range: capRows(draft.range, context.maxRows),
    embedding:
      relationship === null || draft.item === null
        ? null
        : planEmbedding(draft.item, relationship, { fields, children }, context.nextAlias()),
    children,
    grouped: context.grouping,
  };
}

function relationshipOf(draft: Draft, origin: string, context: PlanContext): Relationship {
  return findRelationship(context.schema, context.schemaName, origin, {
    name: draft.name,
    hint: draft.item?.hint ?? null,
  });
}

function planLogic(
  logic: Logic,
  draft: Draft,
  children: readonly ReadNode[],
  table: Table | null,
): PlannedLogic {
  if (logic.kind === 'group') {
    return {
      ...logic,
      children: logic.children.map((child) => planLogic(child, draft, children, table)),
    };
  }
  const child = childNamed(logic.field.name, draft, children);
  if (child === null || logic.field.path.length > 0) return logic;
  const { test } = logic;
  if (test.kind !== 'is' || (test.value !== 'null' && test.value !== 'not_null')) {
    // A resource may be named by the column that references it, which can be compared anyway.
    if (table?.columnsByName.has(logic.field.name) === true) return logic;
    throw apiError('PGRST120', `Bad operator on the '${logic.field.name}' embedded resource`, {
      details: 'Only is null or not is null filters are allowed on embedded resources',
    });
  }
  return { kind: 'embed', child, exists: (test.value === 'null') === logic.negated };
}

function childNamed(name: string, draft: Draft, children: readonly ReadNode[]): ReadNode | null {
  const index = draft.children.findIndex(({ item, name: own }) => (item?.alias ?? own) === name);
  return children[index] ?? null;
}

function planOrder(
  { relation, ...term }: OrderTerm,
  draft: Draft,
  children: readonly ReadNode[],
): PlannedOrder {
  if (relation === null) return { ...term, child: null };
  const child = childNamed(relation, draft, children);
  if (child === null) throw notEmbedded(relation);
  if (child.embedding?.toOne !== true) {
    throw apiError('PGRST118', `A related order on '${relation}' is not possible`, {
      details: `'${draft.name}' and '${relation}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  return { ...term, child };
}
