create or replace function app.claim_jobs(
  kinds text[], free integer[], lease_seconds integer, server uuid default null,
  lost_after_seconds double precision default 10
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  room record;
  taken jsonb;
  claimed jsonb := '[]';
begin
  if server is not null then
    perform app.free_lost_jobs(kinds, server, lost_after_seconds);
  end if;
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
        -- Work for a suspended company waits.
        and not exists (
          select from app.company_suspensions s
          where s.company_id::text = j.payload ->> 'company_id' and s.lifted_at is null
        )
      order by j.due_at limit room.most for update skip locked
    ), begun as (
      update app.jobs j set
        state = 'running',
        attempts = j.attempts + 1,
        lease = gen_random_uuid(),
        server = claim_jobs.server,
        held_at = now(),
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
    'nextInSeconds', least(
      (
        select extract(epoch from min(next.due_at) - now()) from unnest(kinds) as k (kind)
        cross join lateral (
          select j.due_at from app.jobs j
          where j.kind = k.kind and j.state in ('waiting', 'running') and j.due_at > now()
          order by j.due_at limit 1
        ) next
      ),
      -- Another server's current or next run may turn out to be lost.
      (
        select lost_after_seconds from app.jobs j
        where claim_jobs.server is not null and j.kind = any (kinds)
          and (j.state = 'running' and j.server <> claim_jobs.server or j.state = 'waiting' and j.due_at <= now())
        limit 1
      )
    )
  );
end
$$;

comment on function app.claim_jobs(text[], integer[], integer, uuid, double precision) is
  'For a worker: due jobs of these kinds, so many of each at most, leased to it, also those whose worker lost its '
  'lease or whose server has ended; and in how many seconds to look again, null when nothing is ahead.';
