-- What is done at each punch looks its few rows up by their keys. Where it named them by a subquery or
-- a function, a planner without statistics (an embedded database that is young, or has just grown) went
-- through everything that the company has.

create or replace function app.count_time_for(company uuid, ledger_person uuid, person uuid) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  first_at timestamptz;
  made uuid[];
begin
  select min(p.occurred_at), array_agg(p.id) into first_at, made from public.punches p
  where p.company_id = company and p.person_id = ledger_person;
  update public.time_entries e set person_id = count_time_for.person, updated_at = now()
  where e.company_id = company and e.id = any (made);
  update public.time_breaks b set person_id = count_time_for.person
  where b.company_id = company and b.entry_id = any (made);
  update public.decision_items i set person_id = count_time_for.person
  where i.company_id = company and i.punch_id = any (made);
  return first_at;
end
$$;

create or replace function app.punches_to_answer(company uuid, person uuid) returns setof public.punches
language plpgsql stable set search_path = ''
as $$
declare
  people constant uuid[] := app.ledger_people(company, person);
begin
  return query
    select p.* from public.punches p
    where p.company_id = company and p.person_id = any (people)
      and p.source = 'crew'
      and p.occurred_at >= now() - interval '21 days' and p.received_at >= now() - interval '14 days'
      and not exists (
        select from public.crew_punch_answers a where a.company_id = p.company_id and a.punch_id = p.id
      )
      -- What does not count needs no answer.
      and not exists (
        select from public.decision_items i
        where i.company_id = p.company_id and i.punch_id = p.id and i.state = 'rejected'
      );
end
$$;
