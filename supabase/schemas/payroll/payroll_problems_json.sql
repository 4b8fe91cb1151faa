create or replace function app.payroll_problems_json(
  company uuid, from_date date, to_date date, format text, lines_of uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 300;
  answer jsonb;
begin
  with found as (
    select x.*, nullif(trim(p.first_name || ' ' || p.last_name), '') as name,
      row_number() over (order by x.blocks desc, x.kind, p.last_name, p.first_name, x.date, x.subject) as place
    from app.payroll_problems(company, from_date, to_date, format, lines_of) x
    left join public.profiles p on p.company_id = company and p.person_id = x.person_id
  )
  select jsonb_build_object(
    'blocking', (select count(*) from found f where f.blocks),
    'counts', (select coalesce(jsonb_object_agg(n.kind, n.count), '{}') from (
      select f.kind, count(*) as count from found f group by f.kind
    ) n),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', f.kind, 'blocks', f.blocks, 'person_id', f.person_id, 'name', f.name, 'date', f.date,
        'subject', f.subject, 'detail', f.detail
      ) order by f.place), '[]')
      from found f where f.place <= most
    )
  ) into answer;
  return answer;
end
$$;

comment on function app.payroll_problems_json(uuid, date, date, text, uuid) is
  'The problems of an export as screens show them: how many block, how many of each kind, and the first 300.';
