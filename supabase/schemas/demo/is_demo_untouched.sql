create or replace function app.is_demo_untouched(company uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  fills constant timestamptz[] := array(select f.filled_at from app.demo_fills f where f.company_id = company);
begin
  return fills <> '{}'
    and not exists (
      select from public.audit_events e
      where e.company_id = company and e.recorded_at <> all (fills) and (
        e.actor_user_id is not null
        -- Only the hour of these rows is known.
        or e.actor_hidden and e.recorded_at > (select max(at) from unnest(fills) as at)
      )
    )
    and not exists (
      select from public.punches p
      where p.company_id = company and p.source in ('device', 'crew', 'kiosk') and p.received_at > (
        select max(f.filled_until) from app.demo_fills f where f.company_id = company
      )
    )
    and not exists (
      select from public.timesheet_events e
      where e.company_id = company and e.actor_person_id is not null and e.happened_at <> all (fills)
    )
    and not exists (
      select from public.time_corrections c
      where c.company_id = company and c.asked_at > (select max(at) from unnest(fills) as at)
    )
    and not exists (select from public.shift_changes c where c.company_id = company)
    and not exists (
      select from public.schedule_publications p where p.company_id = company and p.request_hash <> 'demo'
    )
    and not exists (
      select from public.break_answers b where b.company_id = company and b.received_at <> all (fills)
    )
    and not exists (select from public.crew_punch_answers a where a.company_id = company);
end
$$;

comment on function app.is_demo_untouched(uuid) is
  'True when no one has changed anything in a demo company since the server filled it. Signing in and looking around '
  'change nothing.';
