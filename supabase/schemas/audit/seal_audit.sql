create or replace function app.seal_audit(most integer) returns integer
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
      -- A row that hides its author is sealed long after its hour, so that the seal's time doesn't reveal when within
      -- the hour it was written.
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
        (select jsonb_agg((extract(epoch from t) * 1000000)::bigint order by n) from unnest(batch.row_times)
          with ordinality as x (t, n)),
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
  'Seals the oldest committed rows that wait, so many at most, and answers how many; 0 also while another server is '
  'at it.';
