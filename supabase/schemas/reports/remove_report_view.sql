create or replace function public.remove_report_view(id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me constant record := app.who_asks();
begin
  if coalesce(me.role not in ('supervisor', 'admin'), true) then
    return app.refused('not_allowed');
  end if;
  -- Admins may also remove views that others have shared; a view that is already gone counts as removed.
  delete from public.report_views v
  where v.company_id = me.company_id and v.id = remove_report_view.id
    and (v.person_id = me.person_id or (me.role = 'admin' and v.is_shared));
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.remove_report_view(uuid) is
  'Removes an own view of a report, for admins any that is shared. Verdict applied, also when there is none, or '
  'refused (not_allowed).';

grant execute on function public.remove_report_view(uuid) to authenticated;
