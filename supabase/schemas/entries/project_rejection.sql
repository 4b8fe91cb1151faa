create or replace function app.project_rejection(
  company uuid, person uuid, rejected_at timestamptz, cause app.cause
) returns void
language plpgsql set search_path = ''
as $$
declare
  guessed uuid;
  reopened public.time_entries;
begin
  select e.id into guessed from public.time_entries e
  where e.company_id = company and e.person_id = person and e.state = 'closed'
    and 'estimated' = any (e.flags) and e.started_at < rejected_at
  order by e.started_at desc limit 1;
  perform app.project_person(company, person, rejected_at, true, cause);
  select * into reopened from public.time_entries e
  where e.company_id = company and e.id = guessed and e.state = 'open';
  if found then
    perform app.presume_out(reopened, rejected_at, cause);
    perform app.project_person(company, person, rejected_at, false, cause);
  end if;
end
$$;

comment on function app.project_rejection(uuid, uuid, timestamptz, app.cause) is
  'Projects a person without a punch that was rejected. An entry that was forgotten stays ended by its estimate, '
  'and what was answered about it stays answered.';
