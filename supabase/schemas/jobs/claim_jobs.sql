create or replace function app.claim_jobs(kinds text[], free integer[], lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  room record;
  taken jsonb;
  claimed jsonb := '[]';
begin
  for room in
    select k.kind, k.most from unnest(kinds, free) as k (kind, most)
    where k.most > 0 and exists (
      select from app.jobs j
      where j.kind = k.kind and j.state in ('waiting', 'running') and j.due_at <= now()
    )
  loop
    with due as (
      select j.id, j.state from app.jobs j
      where j.kind = room.kind and j.state in ('waiting', 'running') and j.due_at <= now()
        and (j.state = 'running' or j.dedupe_key is null or not exists (
          select from app.jobs r
          where r.kind = j.kind and r.dedupe_key = j.dedupe_key and r.state = 'running'
        ))
      order by j.due_at limit room.most for update skip locked
    ), begun as (
      update app.jobs j set
        state = 'running',
        attempts = j.attempts + 1,
        lease = gen_random_uuid(),
        due_at = now() + make_interval(secs => lease_seconds)
      from due where j.id = due.id
      returning j.*, due.state = 'running' as was_lost
    )
    select jsonb_agg(jsonb_build_object(
      'id', b.id, 'kind', b.kind, 'payload', b.payload, 'attempt', b.attempts, 'lease', b.lease,
      'cancelAsked', b.cancel_asked, 'wasLost', b.was_lost
    ))
    into taken from begun b;
    claimed := claimed || coalesce(taken, '[]');
  end loop;
  return jsonb_build_object(
    'jobs', claimed,
    'nextInSeconds', (
      select extract(epoch from min(next.due_at) - now()) from unnest(kinds) as k (kind)
      cross join lateral (
        select j.due_at from app.jobs j
        where j.kind = k.kind and j.state in ('waiting', 'running') and j.due_at > now()
        order by j.due_at limit 1
      ) next
    )
  );
end
$$;

comment on function app.claim_jobs(text[], integer[], integer) is
  'For a worker: due jobs of these kinds, so many of each at most, leased to it, also those whose worker lost its '
  'lease; and in how many seconds the next one comes due, null when none does.';
