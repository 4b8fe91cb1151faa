create or replace function public.find_person_ids(
  query text default '',
  roles text[] default null,
  statuses text[] default null,
  crew_id uuid default null,
  without_crew boolean default false,
  certificate_days integer default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if not app.is_people_filter(roles, statuses, 'name') or coalesce(length(query) > 200, false)
    or certificate_days not between 0 and 366
  then
    return app.refused('invalid_input');
  end if;
  return jsonb_build_object('verdict', 'ok', 'person_ids', (
    select coalesce(jsonb_agg(f.person_id order by f.place collate "C", f.person_id), '[]')
    from app.find_people(
      app.my_company_id(), coalesce(query, ''), roles, statuses, find_person_ids.crew_id,
      coalesce(without_crew, false), certificate_days, 'name'
    ) as f
  ));
end
$$;

comment on function public.find_person_ids(text, text[], text[], uuid, boolean, integer) is
  'For an admin: who fits the same text and filters as in search_people, all of them, for choosing them together. '
  'Verdict ok or refused (not_allowed, invalid_input).';

grant execute on function public.find_person_ids(text, text[], text[], uuid, boolean, integer) to authenticated;
