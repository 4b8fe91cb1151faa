create or replace function public.list_time_off_kinds() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object('verdict', 'ok', 'may_edit', app.my_role() = 'admin', 'kinds', (
    select coalesce(jsonb_agg(app.time_off_kind_row(k) order by k.archived_at nulls first, k.name, k.id), '[]')
    from public.time_off_kinds k
    where k.company_id = company and (k.archived_at is null or app.my_role() = 'admin')
  ));
end
$$;

comment on function public.list_time_off_kinds() is
  'Kinds of time off, archived ones for admins only. Verdict ok or refused (not_allowed).';

grant execute on function public.list_time_off_kinds() to authenticated;
