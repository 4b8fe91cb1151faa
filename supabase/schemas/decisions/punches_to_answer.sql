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
      -- A rejected punch doesn't count, so it needs no answer.
      and not exists (
        select from public.decision_items i
        where i.company_id = p.company_id and i.punch_id = p.id and i.state = 'rejected'
      );
end
$$;

comment on function app.punches_to_answer(uuid, uuid) is
  'Punches that others made for a person in the last weeks and that the person has not answered.';
