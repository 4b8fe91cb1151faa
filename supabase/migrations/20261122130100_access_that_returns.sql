-- Whoever is deactivated while on the clock is clocked out by a presumption. It stayed when the access came
-- back, in a moment when it was ended by mistake: the person went on working, and no end after it could be
-- stated. What was only presumed goes with the reason to presume it.
-- docs/decisions/0027-the-end-of-an-access-ends-the-clock.md

create function app.resume_clock(company uuid, person uuid, access_ended_at timestamptz) returns void
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
  -- What somebody has answered about the end stays answered.
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
    and 'missing_out' = any (p.flags) and p.occurred_at >= access_ended_at
  on conflict (company_id, punch_id, kind) do nothing;
  if not found then
    return;
  end if;
  -- Nobody works on for as long as that: the question stays, and any end until now can be stated.
  if ended.started_at < now() - interval '24 hours' then
    perform app.presume_out(ended, now(), cause);
  end if;
  perform app.project_person(company, person, ended.started_at, false, cause);
  perform app.touch_clocks(company, array[person]);
end
$$;
comment on function app.resume_clock(uuid, uuid, timestamptz) is
  'Takes back the clock-out that was presumed because an access ended, where nobody has answered what it asked: the person is on the clock again, unless their work must have ended since.';

create or replace function public.reactivate_person(person_id uuid, new_role text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  last public.memberships;
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  if new_role not in ('employee', 'supervisor', 'admin') then
    return app.refused('invalid_input');
  end if;
  perform app.lock_admins(company);
  if app.role_at(company, person_id, now()) is not null then
    return app.refused('already_member');
  end if;
  if exists (
    select from public.person_merges m
    where m.company_id = company and m.dropped_person_id = reactivate_person.person_id and m.undone_at is null
  ) then
    return app.refused('is_merged');
  end if;
  select * into last from public.memberships m
  where m.company_id = company and m.person_id = reactivate_person.person_id
  order by m.valid_from desc limit 1;
  insert into public.memberships (company_id, person_id, role)
  values (company, reactivate_person.person_id, coalesce(new_role, last.role, 'employee'));
  -- Back into the crews that ended with the access.
  insert into public.crew_members (company_id, crew_id, person_id, is_lead)
  select c.company_id, c.crew_id, c.person_id, c.is_lead
  from public.crew_members c join public.crews crew on crew.company_id = c.company_id and crew.id = c.crew_id
  where c.company_id = company and c.person_id = reactivate_person.person_id
    and c.valid_to = last.valid_to and crew.archived_at is null;
  perform app.resume_clock(company, reactivate_person.person_id, last.valid_to);
  return jsonb_build_object('verdict', 'applied');
end
$$;
