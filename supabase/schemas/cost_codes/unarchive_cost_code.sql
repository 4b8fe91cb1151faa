create or replace function public.unarchive_cost_code(code uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return app.set_cost_code_archived(code, version, false);
end
$$;

comment on function public.unarchive_cost_code(uuid, integer) is
  'An admin takes a cost code out of the archive, over the version that was read. Verdict applied or refused '
  '(not_allowed, changed_meanwhile, not_found).';

grant execute on function public.unarchive_cost_code(uuid, integer) to authenticated;
