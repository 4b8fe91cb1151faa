-- Seals on the audit: chains of hashes, one for each company, over what was committed. Somebody who
-- changes, removes or slips in a row behind the rules' back is found by `muster audit verify`.

create table app.audit_unsealed (
  recorded_at timestamptz not null,
  id uuid not null,
  primary key (recorded_at, id)
);
comment on table app.audit_unsealed is 'Rows of the audit that no seal covers yet.';
alter table app.audit_unsealed enable row level security;
insert into app.audit_unsealed (recorded_at, id) select e.recorded_at, e.id from public.audit_events e;

create table app.audit_seals (
  company_id uuid,
  sequence bigint not null check (sequence > 0),
  sealed_at timestamptz not null default now(),
  row_times timestamptz[] not null,
  row_ids uuid[] not null,
  row_hashes bytea[] not null,
  previous_hash bytea not null,
  hash bytea not null,
  unique nulls not distinct (company_id, sequence),
  check (cardinality(row_times) = cardinality(row_ids) and cardinality(row_hashes) = cardinality(row_ids))
);
comment on table app.audit_seals is
  'One batch of a company''s audit each (null: rows of no company), in the order in which they were sealed. hash covers the batch and the seal before it.';
create trigger refuse_change before update or delete or truncate on app.audit_seals
  for each statement execute function app.refuse_change();
alter table app.audit_seals enable row level security;

create function app.await_seal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A row speaks of its own transaction and of now, so that nothing can be slipped into the past.
  if new.recorded_at is distinct from (case when new.actor_hidden then date_trunc('hour', now()) else now() end)
    or new.recorded_by is distinct from (case when not new.actor_hidden then pg_current_xact_id() end)
  then
    raise exception 'the audit records what happens in its own transaction, at its own time'
      using errcode = 'insufficient_privilege';
  end if;
  insert into app.audit_unsealed (recorded_at, id) values (new.recorded_at, new.id);
  return null;
end
$$;
comment on function app.await_seal() is
  'Notes a row of the audit for the next seal. Error 42501 for one that claims another time or transaction.';
create trigger await_seal after insert on public.audit_events
  for each row execute function app.await_seal();

create function app.audit_row_hash(e public.audit_events) returns bytea
language plpgsql stable set search_path = ''
as $$
begin
  return sha256(convert_to(jsonb_build_array(
    e.id, e.company_id, (extract(epoch from e.recorded_at) * 1000000)::bigint, e.recorded_by::text,
    e.actor_user_id, e.actor_person_id, e.actor_hidden, e.action, e.subject, e.subject_id, e.person_id,
    e.before, e.after
  )::text, 'UTF8'));
end
$$;
comment on function app.audit_row_hash(public.audit_events) is
  'Of every column. `muster audit verify` computes the same without this function, which could have been changed too.';

create function app.seal_audit(most integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  batch record;
  last_seal app.audit_seals;
  sealed integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('audit_seals', 0)) then
    return 0;
  end if;
  for batch in
    with due as (
      select e
      from app.audit_unsealed u
      join public.audit_events e on e.recorded_at = u.recorded_at and e.id = u.id
      -- A row that hides its author is sealed when its hour is long over, so that no seal's time says
      -- when within the hour it was written.
      where not e.actor_hidden or e.recorded_at < now() - interval '1 hour 10 minutes'
      order by u.recorded_at, u.id
      limit most
    )
    select (due.e).company_id as company_id,
      array_agg((due.e).recorded_at order by (due.e).recorded_at, (due.e).id) as row_times,
      array_agg((due.e).id order by (due.e).recorded_at, (due.e).id) as row_ids,
      array_agg(app.audit_row_hash(due.e) order by (due.e).recorded_at, (due.e).id) as row_hashes
    from due
    group by 1
  loop
    select * into last_seal from app.audit_seals s
    where s.company_id is not distinct from batch.company_id
    order by s.sequence desc limit 1;
    insert into app.audit_seals (company_id, sequence, row_times, row_ids, row_hashes, previous_hash, hash)
    select batch.company_id, link.sequence, batch.row_times, batch.row_ids, batch.row_hashes, link.previous_hash,
      sha256(convert_to(jsonb_build_array(
        batch.company_id, link.sequence, encode(link.previous_hash, 'hex'),
        (select jsonb_agg((extract(epoch from t) * 1000000)::bigint order by n) from unnest(batch.row_times) with ordinality as x (t, n)),
        to_jsonb(batch.row_ids),
        (select jsonb_agg(encode(h, 'hex') order by n) from unnest(batch.row_hashes) with ordinality as x (h, n))
      )::text, 'UTF8'))
    from (
      select coalesce(last_seal.sequence, 0) + 1 as sequence, coalesce(last_seal.hash, '\x'::bytea) as previous_hash
    ) link;
    delete from app.audit_unsealed u
    using unnest(batch.row_times, batch.row_ids) as b (recorded_at, id)
    where u.recorded_at = b.recorded_at and u.id = b.id;
    sealed := sealed + cardinality(batch.row_ids);
  end loop;
  return sealed;
end
$$;
comment on function app.seal_audit(integer) is
  'Seals the oldest committed rows that wait, so many at most, and answers how many; 0 also while another server is at it.';
