-- Inlined into statements, like app.punches_for.
create or replace function app.approvers_of(company uuid, people uuid[], crews uuid[], as_of timestamptz)
returns setof uuid
language sql stable
as $$
  with leads as (
    select distinct l.person_id
    from public.crew_members l
    where l.company_id = company and l.is_lead and l.person_id <> all (people)
      and l.valid_from <= as_of and (l.valid_to is null or l.valid_to > as_of)
      and exists (
        select from app.members_at(company, as_of) r
        where r.person_id = l.person_id and r.role in ('supervisor', 'admin')
      )
      and (
        l.crew_id = any (crews) or exists (
          select from public.crew_members m
          where m.company_id = company and m.crew_id = l.crew_id and m.person_id = any (people)
            and m.valid_from <= as_of and (m.valid_to is null or m.valid_to > as_of)
        )
      )
  )
  select person_id from leads
  union
  select m.person_id from public.memberships m
  where m.company_id = company and m.role = 'admin' and m.valid_from <= as_of
    and (m.valid_to is null or m.valid_to > as_of) and m.person_id <> all (people)
    and not exists (select from leads)
$$;

comment on function app.approvers_of(uuid, uuid[], uuid[], timestamptz) is
  'Who is told that a request of some people waits: the leads of their crews and of the given ones, or without any '
  'the admins; never someone who takes part in it.';
