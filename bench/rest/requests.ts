import type { Statement } from '../../apps/server/src/db/database.ts';

/** The owner whose rows are read; 50 of the 10,000. */
export const owner = '00000000-0000-4000-8000-000000000007';

const ownIds = Array.from({ length: 50 }, (_, index) => 7 + 200 * index);

export type Workload = {
  readonly name: string;
  /** Paths to cycle through, all of one shape. */
  readonly paths: readonly string[];
  /** How many rows a right answer has. */
  readonly rows: number;
};

const columns = 'id,title,amount_cents,details,taken_at';

export const workloads: readonly Workload[] = [
  {
    name: 'one indexed row',
    paths: ownIds.map((id) => `/rest/v1/readings?select=${columns}&id=eq.${id}`),
    rows: 1,
  },
  {
    name: '50 rows',
    paths: [`/rest/v1/readings?select=${columns}&order=id.asc&limit=50`],
    rows: 50,
  },
];

/** What the server runs for these requests. */
export function statementOf(id: string | null): Statement {
  return id === null
    ? { text: answering('order by "readings"."id" asc limit $1'), parameters: [50] }
    : { text: answering('where "readings"."id" = $1 limit $2'), parameters: [id, 1000] };
}

function answering(rest: string): string {
  const quoted = columns.split(',').map((column) => `"readings"."${column}"`);
  return `select null::int8 as total, count(*) as rows,
    coalesce((json_agg(answer))::text, '[]') as body,
    nullif(current_setting('response.headers', true), '') as headers,
    nullif(current_setting('response.status', true), '') as status
    from (select ${quoted.join(', ')} from "public"."readings" ${rest}) answer`;
}
