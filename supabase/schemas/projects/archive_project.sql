create or replace function public.archive_project(project uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return app.set_project_archived(project, version, true);
end
$$;

comment on function public.archive_project(uuid, integer) is
  'An admin puts a project away, over the version that was read: no clock offers it, its past stays. Verdict '
  'applied or refused (not_allowed, changed_meanwhile, not_found).';

grant execute on function public.archive_project(uuid, integer) to authenticated;
