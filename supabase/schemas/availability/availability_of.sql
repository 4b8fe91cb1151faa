create or replace function app.availability_of(company uuid, person uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.id, 'person_id', a.person_id, 'kind', a.kind, 'weekday', a.weekday, 'from_date', a.from_date,
    'to_date', a.to_date, 'from_time', to_char(a.from_time, 'HH24:MI'), 'to_time', to_char(a.to_time, 'HH24:MI'),
    'note', a.note
  ) order by a.weekday nulls last, a.from_date, a.from_time, a.id), '[]')
  from public.availability a
  where a.company_id = company and a.person_id = person and (a.to_date is null or a.to_date >= current_date - 62)
$$;

comment on function app.availability_of(uuid, uuid) is
  'When a person cannot or would rather not work, without what is long past.';
