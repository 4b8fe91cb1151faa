create or replace function public.unarchive_project(project uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return app.set_project_archived(project, version, false);
end
$$;

comment on function public.unarchive_project(uuid, integer) is
  'An admin takes a project out of the archive, over the version that was read. Verdict applied or refused '
  '(not_allowed, changed_meanwhile, not_found).';

grant execute on function public.unarchive_project(uuid, integer) to authenticated;
