create or replace function app.person_schedule_facts(
  company uuid, person uuid, from_at timestamptz, to_at timestamptz
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select f.facts from app.people_schedule_facts(company, array[person], array[from_at], array[to_at]) f
$$;

comment on function app.person_schedule_facts(uuid, uuid, timestamptz, timestamptz) is
  'What shifts of a person are judged by, as app.people_schedule_facts answers it.';
