create or replace function public.person_history(
  person_id uuid, before_at public.instant default null, before_id text default null, at_most integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  people uuid[];
  merges text[];
  page jsonb;
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  if coalesce(at_most not between 1 and 200, true) or (before_at is null) <> (before_id is null) then
    return app.refused('invalid_input');
  end if;
  people := app.ledger_people(company, person_id);
  merges := array(
    select m.id::text from public.person_merges m
    where m.company_id = company and person_history.person_id in (m.kept_person_id, m.dropped_person_id)
  );
  with events as (
    select
      a.id::text as id, a.recorded_at as at, a.actor_person_id, a.action, a.subject, a.subject_id, a.before, a.after,
      null::text as reason
    from public.audit_events a
    where a.company_id = company and a.person_id = any (people)
      and a.subject in (
        'profiles', 'memberships', 'crew_members', 'invitations', 'person_details', 'pay_rates', 'certificates',
        'emergency_contacts', 'person_pins', 'account_deletion_requests'
      )
      and (before_at is null or (a.recorded_at, a.id::text) < (before_at, before_id))
    union all
    select
      a.id::text, a.recorded_at, a.actor_person_id, a.action, a.subject, a.subject_id, a.before, a.after, null
    from public.audit_events a
    where a.company_id = company and a.subject_id = any (merges) and a.subject = 'person_merges'
      and (before_at is null or (a.recorded_at, a.id::text) < (before_at, before_id))
    union all
    select
      e.id::text, e.happened_at, e.actor_person_id, e.kind, 'time_entries', e.entry_id::text, e.before, e.after,
        e.reason
    from public.time_entry_events e
    where e.company_id = company and e.person_id = any (people)
      and (before_at is null or (e.happened_at, e.id::text) < (before_at, before_id))
  ), newest as (
    select * from events order by at desc, id desc limit at_most + 1
  ), numbered as (
    select newest.*, row_number() over (order by at desc, id desc) as place from newest
  )
  select jsonb_build_object(
    'verdict', 'ok',
    'events', coalesce(jsonb_agg(
      jsonb_build_object(
        'id', n.id, 'at', app.precise_instant(n.at), 'action', n.action, 'subject', n.subject,
        'actor_person_id', n.actor_person_id,
        'actor', (
          select trim(p.first_name || ' ' || p.last_name) from public.profiles p
          where p.company_id = company and p.person_id = n.actor_person_id
        ),
        'before', n.before, 'after', n.after, 'reason', n.reason,
        'label', case n.subject
          when 'crew_members' then (
            select w.name from public.crew_members c
            join public.crews w on w.company_id = c.company_id and w.id = c.crew_id
            where c.company_id = company and c.id::text = n.subject_id
          )
          when 'certificates' then coalesce(
            (select c.kind from public.certificates c where c.company_id = company and c.id::text = n.subject_id),
            n.before ->> 'kind'
          )
        end
      ) order by n.place
    ) filter (where n.place <= at_most), '[]'),
    'has_more', coalesce(bool_or(n.place > at_most), false)
  ) into page
  from numbered n;
  return page;
end
$$;

comment on function public.person_history(uuid, public.instant, text, integer) is
  'What happened to a person and their time, newest first, for an admin: pages of at_most (1 to 200), the next one '
  'before the last event''s at and id. Verdict ok or refused (not_allowed, not_found, invalid_input).';

grant execute on function public.person_history(uuid, public.instant, text, integer) to authenticated;
