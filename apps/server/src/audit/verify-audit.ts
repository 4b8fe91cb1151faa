/**
 * Recomputes every seal of the audit from the current rows. It uses only tables and PostgreSQL's built-in functions,
 * because someone who changed rows could also have changed the product's own functions.
 */
import type { Database } from '../db/database.ts';

type Reader = Pick<Database, 'query'>;

export type AuditRow = {
  readonly id: string;
  /** RFC 3339 in UTC, microseconds. */
  readonly at: string;
  /** Null for a row that is gone. */
  readonly what: string | null;
};

export type AuditFinding =
  | { readonly kind: 'changed' | 'missing' | 'added'; readonly row: AuditRow }
  /** A seal itself was changed, or one before it is gone. */
  | { readonly kind: 'seal'; readonly sequence: number };

export type AuditChain = {
  /** Null for rows that belong to no company. */
  readonly companyId: string | null;
  readonly rows: number;
  readonly seals: number;
  /**
   * Hash of the last seal, in hex. A copy kept elsewhere shows later whether the chain is still the
   * same.
   */
  readonly hash: string | null;
  /** Rows not sealed yet. */
  readonly waiting: number;
  /** The first problem, in the order of the seals. */
  readonly finding: AuditFinding | null;
};

/** Number of seals, each of a few thousand rows at most, recomputed per statement. */
const sealsAtOnce = 10;

const rowText = `jsonb_build_array(
    e.id, e.company_id, (extract(epoch from e.recorded_at) * 1000000)::bigint, e.recorded_by::text,
    e.actor_user_id, e.actor_person_id, e.actor_hidden, e.action, e.subject, e.subject_id, e.person_id,
    e.before, e.after
  )::text`;
const atText = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const whatText = `nullif(concat_ws(' ', e.action, e.subject, e.subject_id), '')`;

/** Every company that has seals or rows, and null if rows belong to no company. */
export async function auditChains(database: Reader): Promise<(string | null)[]> {
  const rows = await database.query<{ company_id: string | null }>(
    `select distinct company_id from app.audit_seals
     union select distinct company_id from public.audit_events order by 1`,
    [],
    { timeoutMs: 0 },
  );
  return rows.map(({ company_id }) => company_id);
}

export async function verifyChain(database: Reader, companyId: string | null): Promise<AuditChain> {
  let seals = 0;
  let rows = 0;
  let hash: string | null = null;
  let finding: AuditFinding | null = null;
  for (;;) {
    const page = await readSeals(database, companyId, seals);
    for (const seal of page) {
      const isNext = seal.sequence === seals + 1 && seal.previous === (hash ?? '');
      finding ??= isNext && seal.isSound ? firstOf(seal) : { kind: 'seal', sequence: seals + 1 };
      seals = seal.sequence;
      rows += seal.rows;
      hash = seal.hash;
    }
    if (page.length < sealsAtOnce) break;
  }
  const { waiting, lost } = await readWaiting(database, companyId);
  finding ??= lost === null ? null : { kind: 'missing', row: lost };
  finding ??= await firstAdded(database, companyId);
  return { companyId, rows, seals, hash, waiting, finding };
}

type SealRow = {
  readonly sequence: number;
  readonly hash: string;
  readonly previous: string;
  readonly rows: number;
  /** True if the seal's own hash matches its content. */
  readonly isSound: boolean;
  readonly odd_id: string | null;
  readonly odd_at: string;
  readonly odd_what: string | null;
  readonly is_missing: boolean;
};

function firstOf({ odd_id, odd_at, odd_what, is_missing }: SealRow): AuditFinding | null {
  if (odd_id === null) return null;
  const row = { id: odd_id, at: odd_at, what: odd_what };
  return { kind: is_missing ? 'missing' : 'changed', row };
}

function readSeals(database: Reader, companyId: string | null, after: number): Promise<SealRow[]> {
  return database.query<SealRow>(
    `with page as materialized (
       select * from app.audit_seals s
       where s.company_id is not distinct from $1::uuid and s.sequence > $2
       order by s.sequence limit ${sealsAtOnce}
     ), odd as (
       select distinct on (p.sequence)
         p.sequence, x.id, x.at, e.id is null as is_missing, ${whatText} as what
       from page p
       cross join lateral unnest(p.row_times, p.row_ids, p.row_hashes) with ordinality as x (at, id, hash, n)
       left join public.audit_events e
         on e.recorded_at = x.at and e.id = x.id
       where e.id is null or sha256(convert_to(${rowText}, 'UTF8')) <> x.hash
       order by p.sequence, x.n
     )
     select p.sequence, encode(p.hash, 'hex') as hash, encode(p.previous_hash, 'hex') as previous,
       cardinality(p.row_ids) as rows,
       p.hash = sha256(convert_to(jsonb_build_array(
         p.company_id, p.sequence, encode(p.previous_hash, 'hex'),
         (select jsonb_agg((extract(epoch from t) * 1000000)::bigint order by n)
          from unnest(p.row_times) with ordinality as x (t, n)),
         to_jsonb(p.row_ids),
         (select jsonb_agg(encode(h, 'hex') order by n) from unnest(p.row_hashes) with ordinality as x (h, n))
       )::text, 'UTF8')) as "isSound",
       odd.id as odd_id, ${atText('odd.at')} as odd_at, odd.what as odd_what,
       coalesce(odd.is_missing, false) as is_missing
     from page p left join odd on odd.sequence = p.sequence
     order by p.sequence`,
    [companyId, after],
    { timeoutMs: 0, readOnly: true },
  );
}

/** Counts the rows that wait to be sealed. `lost` is the first waiting row that is already gone. */
async function readWaiting(
  database: Reader,
  companyId: string | null,
): Promise<{ waiting: number; lost: AuditRow | null }> {
  const [row] = await database.query<{ waiting: number }>(
    `select count(*)::int as waiting
     from app.audit_unsealed u
     join public.audit_events e on e.recorded_at = u.recorded_at and e.id = u.id
     where e.company_id is not distinct from $1::uuid`,
    [companyId],
  );
  const [lost] = await database.query<{ id: string; at: string }>(
    `select u.id, ${atText('u.recorded_at')} as at
     from app.audit_unsealed u
     where u.company_id is not distinct from $1::uuid
       and not exists (
         select from public.audit_events e where e.recorded_at = u.recorded_at and e.id = u.id
       )
     order by u.recorded_at, u.id limit 1`,
    [companyId],
  );
  return { waiting: row?.waiting ?? 0, lost: lost === undefined ? null : { ...lost, what: null } };
}

/**
 * Finds the first row that is neither sealed nor waiting to be sealed: it was inserted behind the
 * rules.
 */
async function firstAdded(
  database: Reader,
  companyId: string | null,
): Promise<AuditFinding | null> {
  const ofCompany = companyId === null ? 'e.company_id is null' : 'e.company_id = $1::uuid';
  const [row] = await database.query<{ id: string; at: string; what: string }>(
    `select e.id, ${atText('e.recorded_at')} as at, ${whatText} as what
     from public.audit_events e
     where ${ofCompany}
       and not exists (
         select from (
           select unnest(s.row_times) as at, unnest(s.row_ids) as id
           from app.audit_seals s where s.company_id is not distinct from $1::uuid
         ) x where x.at = e.recorded_at and x.id = e.id
       )
       and not exists (
         select from app.audit_unsealed u where u.recorded_at = e.recorded_at and u.id = e.id
       )
     order by e.recorded_at, e.id limit 1`,
    [companyId],
    { timeoutMs: 0, readOnly: true },
  );
  return row === undefined ? null : { kind: 'added', row };
}
