create or replace function public.archive_cost_code(code uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return app.set_cost_code_archived(code, version, true);
end
$$;

comment on function public.archive_cost_code(uuid, integer) is
  'An admin puts a cost code away, over the version that was read: no clock offers it, its past stays. Verdict '
  'applied or refused (not_allowed, changed_meanwhile, not_found).';

grant execute on function public.archive_cost_code(uuid, integer) to authenticated;
