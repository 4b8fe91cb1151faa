create or replace function public.archive_site(site uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  saved public.project_sites;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  update public.project_sites s set archived_at = coalesce(s.archived_at, now())
  where s.company_id = app.my_company_id() and s.id = site and s.version = archive_site.version
  returning * into saved;
  if saved.id is null then
    return app.refused(case
      when exists (select from public.project_sites s where s.company_id = app.my_company_id() and s.id = site)
      then 'changed_meanwhile' else 'not_found'
    end);
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;

comment on function public.archive_site(uuid, integer) is
  'An admin takes a fence away, over the version that was read: no further punch is judged by it, those of before '
  'keep it. Verdict applied or refused (not_allowed, changed_meanwhile, not_found).';

grant execute on function public.archive_site(uuid, integer) to authenticated;
