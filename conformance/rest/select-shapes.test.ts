/** The statement is valid, however embeds, spreads, aggregates and functions of a row are nested. */
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  option,
  record,
} from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Api, startApi } from './support/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ REST_AGGREGATES: 'on' });
});
afterAll(() => api.stop());

/** Relations of each table: by foreign keys, a junction, and functions of a row. */
const relations: Readonly<Record<string, readonly (readonly [name: string, table: string])[]>> = {
  clients: [['projects', 'projects']],
  projects: [
    ['clients', 'clients'],
    ['tasks', 'tasks'],
  ],
  tasks: [
    ['projects', 'projects'],
    ['users', 'users'],
    ['costs', 'costs'],
    ['signs', 'signs'],
    ['signs_of', 'signs'],
  ],
  users: [['tasks', 'tasks']],
  costs: [['tasks', 'tasks']],
  signs: [['tasks', 'tasks']],
  makers: [
    ['models_of', 'models'],
    ['namesakes', 'makers'],
  ],
  models: [
    ['maker_of', 'makers'],
    ['one_maker', 'makers'],
    ['makers', 'makers'],
  ],
};

const columns: Readonly<Record<string, string>> = { costs: 'amount', signs: 'paint' };
const columnOf = (table: string): string => columns[table] ?? 'name';

type Shape = {
  readonly pick: number;
  readonly spread: boolean;
  readonly inner: boolean;
  readonly column: 'none' | 'star' | 'one' | 'count' | 'max';
  readonly order: boolean;
  readonly limit: number | null;
  readonly isNull: boolean | null;
  readonly children: readonly Shape[];
};

const shapes = (depth: number): Arbitrary<Shape> =>
  record({
    pick: integer({ min: 0, max: 9 }),
    spread: constantFrom(true, false),
    inner: constantFrom(true, false, false),
    column: constantFrom('none', 'star', 'one', 'one', 'count', 'max'),
    order: constantFrom(true, false),
    limit: option(integer({ min: 0, max: 2 })),
    isNull: option(constantFrom(true, false), { freq: 3 }),
    children: depth === 0 ? constant([]) : array(shapes(depth - 1), { maxLength: 2 }),
  });

/** Returns the items of one resource; collects the parameters of nested ones by their paths. */
function itemsOf(
  table: string,
  { column, children }: Shape,
  path: readonly string[],
  parameters: string[],
): string {
  const name = columnOf(table);
  const alias = `v${path.length}`;
  const own = {
    none: [],
    star: ['*'],
    one: [`${alias}:${name}`],
    count: [`${alias}:count()`],
    max: [`${alias}:id.max()`],
  }[column === 'max' && table === 'costs' ? 'one' : column];
  const pickOf = ({ pick }: Shape) => pick % (relations[table] ?? []).length;
  const isFirst = (child: Shape, index: number) =>
    !child.spread ||
    children.slice(0, index).every((other) => !other.spread || pickOf(other) !== pickOf(child));
  const embedded = children
    .filter(isFirst)
    .map((child, index) => embeddedItem(table, child, index, path, parameters));
  return [...own, ...embedded].join(',');
}

function embeddedItem(
  table: string,
  child: Shape,
  index: number,
  path: readonly string[],
  parameters: string[],
): string {
  const reachable = relations[table] ?? [];
  const [relation = '', foreign = ''] = reachable[child.pick % reachable.length] ?? [];
  const key = child.spread ? relation : `e${index}`;
  const below = [...path, key];
  const place = below.join('.');
  if (child.order) parameters.push(`${place}.order=${columnOf(foreign)}.desc`);
  if (child.limit !== null) parameters.push(`${place}.limit=${child.limit}`);
  if (child.isNull !== null) {
    parameters.push(`${place}=${child.isNull ? '' : 'not.'}is.null`);
  }
  const head = `${child.spread ? '...' : `${key}:`}${relation}${child.inner ? '!inner' : ''}`;
  return `${head}(${itemsOf(foreign, child, below, parameters)})`;
}

/** No error, or one that a selection can legitimately cause: duplicate names, types without an order. */
const deserved = [undefined, 'PGRST127', '42712', '42702', '42703', '42883'];

/** Grouped rows can only be ordered by what they are grouped by. */
function withoutOrders(shape: Shape): Shape {
  return { ...shape, order: false, children: shape.children.map(withoutOrders) };
}

const isAggregated = ({ column, children }: Shape): boolean =>
  column === 'count' || column === 'max' || children.some(isAggregated);

test('[B32 B33 B41 B61] any selection is answered or refused for what it asks', async () => {
  await assert(
    asyncProperty(constantFrom(...Object.keys(relations)), shapes(3), async (table, root) => {
      const parameters: string[] = [];
      const select = itemsOf(
        table,
        isAggregated(root) ? withoutOrders(root) : root,
        [],
        parameters,
      );
      const target = `/${table}?${[`select=${select}`, ...parameters].join('&')}`;
      const answer = await api.get(target, { headers: { prefer: 'count=exact' } });
      const code = answer.headers['proxy-status']?.replace('PostgREST; error=', '');
      expect(deserved, `${target}: ${answer.text}`).toContain(code);
    }),
    { numRuns: 100 },
  );
});
