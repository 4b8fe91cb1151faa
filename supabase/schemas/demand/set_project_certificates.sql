create or replace function public.set_project_certificates(project uuid, certificates text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if not app.plans_project(project) then
    return app.refused('not_found');
  end if;
  if certificates is null or cardinality(certificates) > 20 or exists (
    select from unnest(certificates) c where coalesce(length(trim(c)), 0) not between 1 and 100
  ) then
    return app.refused_with_detail('invalid_input', 'certificates');
  end if;
  delete from public.project_certificates p where p.company_id = company and p.project_id = project;
  insert into public.project_certificates (company_id, project_id, kind)
  select distinct on (lower(trim(c))) company, project, trim(c) from unnest(certificates) c
  order by lower(trim(c)), trim(c);
  perform app.tell_boards(company, '{}', '{}');
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.set_project_certificates(uuid, text[]) is
  'An admin says what kinds of certificate everyone on a project needs. Verdict applied or refused (not_allowed, '
  'not_found, invalid_input).';

grant execute on function public.set_project_certificates(uuid, text[]) to authenticated;
