-- Runs at each punch, so it looks up its few rows by their keys. Without statistics (in an embedded database that is
-- new or has just grown), the planner would otherwise read all of the company's rows.
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

comment on function app.count_time_for(uuid, uuid, uuid) is
  'Lets the projection of one person''s punches count for a person; answers the first punch''s instant.';
