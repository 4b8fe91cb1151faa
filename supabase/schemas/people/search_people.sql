create or replace function public.search_people(
  query text default '',
  roles text[] default null,
  statuses text[] default null,
  crew_id uuid default null,
  without_crew boolean default false,
  certificate_days integer default null,
  sort text default 'name',
  from_row integer default 0,
  max_rows integer default 100
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  total integer;
  people uuid[];
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if not app.is_people_filter(roles, statuses, sort) or coalesce(length(query) > 200, false)
    or coalesce(from_row < 0, true) or coalesce(max_rows not between 0 and 500, true)
    or certificate_days not between 0 and 366
  then
    return app.refused('invalid_input');
  end if;
  with found as materialized (
    select f.person_id, f.place collate "C" as place
    from app.find_people(
      company, coalesce(query, ''), roles, statuses, search_people.crew_id, coalesce(without_crew, false),
      certificate_days, sort
    ) as f
  )
  select (select count(*) from found), array(
    select found.person_id from found order by found.place, found.person_id limit max_rows offset from_row
  ) into total, people;
  return jsonb_build_object(
    'verdict', 'ok', 'total', total, 'from_row', from_row, 'people', app.person_rows(company, people)
  );
end
$$;

comment on function public.search_people(text, text[], text[], uuid, boolean, integer, text, integer, integer) is
  'For an admin: a page of the company''s people who fit a text (name, phone or employee number or, with an @, '
  'address) and filters, always in the same order, and how many fit in all. Verdict ok or refused (not_allowed, '
  'invalid_input).';

grant execute on function
  public.search_people(text, text[], text[], uuid, boolean, integer, text, integer, integer)
  to authenticated;
