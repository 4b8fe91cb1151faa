create or replace function public.list_equipment() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  visible uuid[];
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  visible := app.my_projects();
  return jsonb_build_object(
    'verdict', 'ok', 'today', app.company_today(company),
    'equipment', (
      select coalesce(jsonb_agg(app.equipment_row(e, visible) order by lower(e.type), lower(e.number), e.id), '[]')
      from public.equipment e where e.company_id = company
    )
  );
end
$$;

comment on function public.list_equipment() is
  'All equipment of the company, for every member, by type and number: a device has it as a whole, so that a label '
  'can be scanned where there is no network. Refused with not_allowed.';

grant execute on function public.list_equipment() to authenticated;
