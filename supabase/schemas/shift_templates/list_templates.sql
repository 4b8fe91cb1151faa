create or replace function public.list_templates() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is null or app.my_role() = 'employee' then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object('verdict', 'ok', 'templates', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'name', t.name, 'shifts', jsonb_array_length(t.shifts), 'changed_at', app.instant(t.updated_at)
    ) order by t.name, t.id), '[]')
    from public.schedule_templates t
    where t.company_id = company and (app.my_role() = 'admin' or t.crew_id = any (app.my_led_crews()))
  ));
end
$$;

comment on function public.list_templates() is
  'Weeks to plan by, of the caller''s crews or, for admins, all. Verdict ok or refused (not_allowed).';

grant execute on function public.list_templates() to authenticated;
