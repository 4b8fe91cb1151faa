import type { Statement } from '../../apps/server/src/db/database.ts';

/** One of the people who send requests; 50 of the 10,000 readings are theirs. */
export type Owner = { readonly number: number; readonly id: string };

/** One per connection: each belongs to someone else, because one person's requests wait for each other. */
export const owners: readonly Owner[] = Array.from({ length: 16 }, (_, index) => ({
  number: index + 1,
  id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
}));

const ownIds = ({ number }: Owner): number[] =>
  Array.from({ length: 50 }, (_, index) => number + 200 * index);

export type BenchRequest = {
  readonly path: string;
  /** If present, the request is a POST of this JSON. */
  readonly body?: string;
};

export type Workload = {
  readonly name: string;
  /** Requests for one person to cycle through, all of one shape. */
  readonly requestsOf: (owner: Owner) => readonly BenchRequest[];
  readonly headers: Readonly<Record<string, string>>;
  /** Whether this is the response to be measured. */
  readonly isRight: (status: number, body: string) => boolean;
  readonly readOnly: boolean;
  /** The server's statement for such a request. */
  readonly statementOf: (request: {
    readonly query: URLSearchParams;
    readonly body: string;
  }) => Statement;
};

const columns = 'id,title,amount_cents,details,taken_at';
const quoted = columns
  .split(',')
  .map((column) => `"readings"."${column}"`)
  .join(', ');

/** The columns of each response, around the rows that a request reads. */
const answering = (rows: string, before = ''): string => `${before}
  select null::int8 as total, count(*) as rows,
  coalesce((json_agg(answer))::text, '[]') as body,
  nullif(current_setting('response.headers', true), '') as headers,
  nullif(current_setting('response.status', true), '') as status
  from (${rows}) answer`;

const hasRows =
  (count: number) =>
  (status: number, body: string): boolean => {
    const rows: unknown = status === 200 ? JSON.parse(body) : null;
    return Array.isArray(rows) && rows.length === count;
  };

const isMade = (status: number, body: string): boolean =>
  (status === 200 || status === 201) && body === '';

const reading = { headers: {}, readOnly: true } as const;

const rowsOfBody = `json_to_record($1::text::json) as _("owner" uuid, "title" text, "amount_cents" int4)`;
const arrival = ({ id: owner }: Owner, index: number) => ({
  owner,
  title: `Arrival ${index}`,
  amount_cents: index,
});
const written = `select null::int8 as total, count(*) as rows, '' as body,
  nullif(current_setting('response.headers', true), '') as headers,
  nullif(current_setting('response.status', true), '') as status from made`;

export const workloads: readonly Workload[] = [
  {
    name: 'one indexed row',
    ...reading,
    requestsOf: (owner) =>
      ownIds(owner).map((id) => ({ path: `/rest/v1/readings?select=${columns}&id=eq.${id}` })),
    isRight: hasRows(1),
    statementOf: ({ query }) => ({
      text: answering(
        `select ${quoted} from "public"."readings" where "readings"."id" = $1 limit $2`,
      ),
      parameters: [query.get('id')?.slice('eq.'.length) ?? '', 1000],
    }),
  },
  {
    name: '50 rows',
    ...reading,
    requestsOf: () => [{ path: `/rest/v1/readings?select=${columns}&order=id.asc&limit=50` }],
    isRight: hasRows(50),
    statementOf: () => ({
      text: answering(
        `select ${quoted} from "public"."readings" order by "readings"."id" asc limit $1`,
      ),
      parameters: [50],
    }),
  },
  {
    name: '10 rows with their notes',
    ...reading,
    requestsOf: () => [
      { path: '/rest/v1/readings?select=id,title,reading_notes(id,body)&order=id.asc&limit=10' },
    ],
    isRight: (status, body) => hasRows(10)(status, body) && body.includes('Note number'),
    statementOf: () => ({
      text: answering(`select "readings"."id", "readings"."title", coalesce(notes.notes, '[]') as reading_notes
        from "public"."readings"
        left join lateral (
          select json_agg(notes) as notes from (
            select n."id", n."body" from "public"."reading_notes" n where n.reading_id = "readings".id limit $1
          ) notes
        ) notes on true
        order by "readings"."id" asc limit $2`),
      parameters: [1000, 10],
    }),
  },
  {
    name: 'a function by POST',
    ...reading,
    requestsOf: (owner) =>
      ownIds(owner).map((id) => ({
        path: '/rest/v1/rpc/amount_of',
        body: JSON.stringify({ first_id: id, last_id: id + 1000 }),
      })),
    isRight: (status, body) => status === 200 && Number(body) > 0,
    statementOf: ({ body }) => ({
      text: `select null::int8 as total, count(*) as rows, coalesce((json_agg(answer.value)->0)::text, 'null') as body,
        nullif(current_setting('response.headers', true), '') as headers,
        nullif(current_setting('response.status', true), '') as status
        from (select public.amount_of(first_id := a.first_id, last_id := a.last_id) as value
          from json_to_record($1::text::json) as a(first_id int4, last_id int4)) answer`,
      parameters: [body],
    }),
  },
  {
    name: 'one insert',
    requestsOf: (owner) =>
      Array.from({ length: 50 }, (_, index) => ({
        path: '/rest/v1/arrivals',
        body: JSON.stringify(arrival(owner, index)),
      })),
    headers: { prefer: 'return=minimal' },
    readOnly: false,
    isRight: isMade,
    statementOf: ({ body }) => ({
      text: `with made as (insert into public.arrivals ("owner", "title", "amount_cents")
        select * from ${rowsOfBody} returning 1) ${written}`,
      parameters: [body],
    }),
  },
  {
    name: 'one upsert that merges',
    requestsOf: (owner) =>
      Array.from({ length: 50 }, (_, index) => ({
        path: '/rest/v1/arrivals',
        body: JSON.stringify({ id: 50 * (owner.number - 1) + index + 1, ...arrival(owner, index) }),
      })),
    headers: { prefer: 'return=minimal,resolution=merge-duplicates' },
    readOnly: false,
    isRight: isMade,
    statementOf: ({ body }) => ({
      text: `with made as (insert into public.arrivals ("id", "owner", "title", "amount_cents")
        select * from json_to_record($1::text::json) as _("id" int8, "owner" uuid, "title" text, "amount_cents" int4)
        on conflict (id) do update set owner = excluded.owner, title = excluded.title,
          amount_cents = excluded.amount_cents returning 1) ${written}`,
      parameters: [body],
    }),
  },
];
