create or replace function public.list_paper_notices() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if coalesce(app.my_role() not in ('supervisor', 'admin'), true) then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'version', (select max(n.version) from public.location_notices n where n.company_id = company),
    'people', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'person_id', p.person_id, 'name', trim(p.first_name || ' ' || p.last_name),
          'choice', app.location_choice(company, p.person_id), 'language', coalesce(p.language, 'en')
        ) order by p.first_name, p.last_name, p.person_id
      ), '[]')
      from public.profiles p
      where p.company_id = company and p.person_id = any (app.people_i_manage(company)) and not p.has_login
    )
  );
end
$$;

comment on function public.list_paper_notices() is
  'People without a login whom the caller leads, for admins of the company, and what they answered to the location '
  'notice that applies. Verdict ok or refused (not_allowed).';

grant execute on function public.list_paper_notices() to authenticated;
