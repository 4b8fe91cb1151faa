create or replace function app.sheet_hash(
  company uuid, person uuid, from_date date, to_date date, time_off jsonb default null
) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return encode(sha256(convert_to(concat(
    (
      select jsonb_agg(
        jsonb_build_array(r.date, r.lines, (
          select jsonb_agg(jsonb_build_array(g -> 'from', g -> 'to', g -> 'class'))
          from jsonb_array_elements(r.ranges) g
        )) order by r.date, r.week_from
      )
      from public.day_results r
      where r.company_id = company and r.person_id = person and r.date between from_date and to_date
        and r.lines <> '[]'
    ),
    (
      select jsonb_agg(
        jsonb_build_array(a.date, a.project_id, a.cost_code_id, a.class, a.minutes)
        order by a.date, a.project_id, a.cost_code_id, a.class
      )
      from public.time_adjustments a
      where a.company_id = company and a.person_id = person and a.open_from between from_date and to_date
    ),
    nullif(coalesce(time_off, app.sheet_time_off(company, person, from_date, to_date)), '[]')
  ), 'UTF8')), 'hex');
end
$$;

comment on function app.sheet_hash(uuid, uuid, date, date, jsonb) is
  'What a person signs, as a SHA-256: the minutes of each day, of the adjustments of earlier ones, '
  'and of time off, which whoever has read it already hands over.';
