-- Removes a clock-out that was presumed because access ended, if access returns in time.
-- docs/decisions/0027-the-end-of-an-access-ends-the-clock.md
create or replace function app.resume_clock(company uuid, person uuid, access_ended_at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  cause constant app.cause := row(app.my_person_id(), null, now(), null)::app.cause;
  ended public.time_entries;
begin
  perform app.lock_people(company, array[person]);
  select * into ended from public.time_entries e
  where e.company_id = company and e.person_id = person and e.state in ('open', 'closed')
  order by e.started_at desc limit 1;
  -- If someone has already answered the question about the end, the answer stays.
  if not exists (
    select from public.decision_items i
    where i.company_id = company and i.punch_id = ended.id and i.kind = 'estimated_close' and i.state = 'open'
  ) then
    return;
  end if;
  insert into public.decision_items (company_id, person_id, punch_id, kind, state, decided_at, decided_by)
  select company, person, p.id, 'revoked_membership', 'rejected', now(), cause.actor_person_id
  from public.punches p
  where p.company_id = company and p.person_id = person and p.source = 'decision'
    and 'missing_out' = any (p.flags) and not 'auto_out' = any (p.flags)
    and p.occurred_at >= access_ended_at
  on conflict (company_id, punch_id, kind) do nothing;
  if not found then
    return;
  end if;
  -- No one works for that long, so the question stays open, and any end up to now can be stated.
  if ended.started_at < now() - interval '24 hours' then
    perform app.presume_out(ended, now(), cause);
  end if;
  perform app.project_person(company, person, ended.started_at, false, cause);
  perform app.touch_clocks(company, array[person]);
end
$$;

comment on function app.resume_clock(uuid, uuid, timestamptz) is
  'Takes back the clock-out that was presumed because an access ended, where no one has answered what it asked: the '
  'person is on the clock again, unless their work must have ended since.';
