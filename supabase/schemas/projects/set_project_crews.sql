create or replace function public.set_project_crews(project uuid, crews uuid[], version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  saved public.projects;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if crews is null or exists (
    select from unnest(crews) as wanted
    where not exists (
      select from public.crews c
      where c.company_id = company and c.id = wanted
        and (
          c.archived_at is null
          or exists (select from public.project_crews pc where pc.project_id = project and pc.crew_id = c.id)
        )
    )
  ) then
    return app.refused_with_detail('invalid_input', 'crews');
  end if;

  -- Increases the version, so that a call that read the crews before is refused.
  update public.projects p set updated_at = now()
  where p.company_id = company and p.id = project and p.version = set_project_crews.version
  returning * into saved;
  if saved.id is null then
    return app.project_refusal(project);
  end if;
  delete from public.project_crews pc
  where pc.company_id = company and pc.project_id = project and pc.crew_id <> all (crews);
  insert into public.project_crews (company_id, project_id, crew_id)
  select distinct company, project, wanted from unnest(crews) as wanted
  on conflict do nothing;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;

comment on function public.set_project_crews(uuid, uuid[], integer) is
  'An admin says which crews work on a project, all of them, over the version that was read; none opens it to the '
  'whole company. Verdict applied or refused (not_allowed, invalid_input for a crew that is archived or not of the '
  'company, changed_meanwhile, not_found).';

grant execute on function public.set_project_crews(uuid, uuid[], integer) to authenticated;
