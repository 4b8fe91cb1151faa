create or replace function app.wrong_shift_field(company uuid, shift jsonb) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  wrong text;
  starts timestamptz;
  ends timestamptz;
begin
  if jsonb_typeof(shift) is distinct from 'object' then
    return 'shift';
  end if;
  wrong := app.first_wrong(shift, jsonb_build_object(
    'id', app.is_uuid(shift -> 'id'),
    'person_id', shift -> 'person_id' = 'null' or exists (
      select from public.profiles p where p.company_id = company and p.person_id::text = shift ->> 'person_id'
    ),
    'crew_id', shift -> 'crew_id' = 'null' or exists (
      select from public.crews c where c.company_id = company and c.id::text = shift ->> 'crew_id'
    ),
    'project_id', shift -> 'project_id' = 'null' or exists (
      select from public.projects p where p.company_id = company and p.id::text = shift ->> 'project_id'
    ),
    'site_id', shift -> 'site_id' = 'null' or exists (
      select from public.project_sites s where s.company_id = company and s.id::text = shift ->> 'site_id'
        and s.project_id::text = shift ->> 'project_id'
    ),
    'cost_code_id', shift -> 'cost_code_id' = 'null' or exists (
      select from public.cost_codes c where c.company_id = company and c.id::text = shift ->> 'cost_code_id'
    ),
    'starts_local', app.is_wall_time(shift -> 'starts_local'),
    'ends_local', app.is_wall_time(shift -> 'ends_local'),
    'zone', app.is_given_time_zone(shift -> 'zone'),
    'starts_second', jsonb_typeof(shift -> 'starts_second') = 'boolean',
    'ends_second', jsonb_typeof(shift -> 'ends_second') = 'boolean',
    'break_minutes', app.is_whole(shift -> 'break_minutes', 0, 480),
    'note', app.is_text_or_null(shift -> 'note', 500)
  ));
  if wrong is not null then
    return wrong;
  end if;
  starts := app.local_instant(
    (shift ->> 'starts_local')::timestamp, shift ->> 'zone', (shift ->> 'starts_second')::boolean
  );
  ends := app.local_instant((shift ->> 'ends_local')::timestamp, shift ->> 'zone', (shift ->> 'ends_second')::boolean);
  return case
    when ends <= starts or ends > starts + interval '48 hours' then 'ends_local'
    when make_interval(mins => (shift ->> 'break_minutes')::integer) >= ends - starts then 'break_minutes'
  end;
end
$$;

comment on function app.wrong_shift_field(uuid, jsonb) is
  'The first field of a shift that is missing, unknown or not allowed, another company''s ids among them; null '
  'when all are right.';
