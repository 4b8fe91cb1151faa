create or replace function public.remove_template(id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller_role constant text := app.my_role();
begin
  if caller_role is null or caller_role = 'employee' then
    return app.refused('not_allowed');
  end if;
  delete from public.schedule_templates t
  where t.company_id = app.my_company_id() and t.id = remove_template.id
    and (caller_role = 'admin' or t.crew_id = any (app.my_led_crews()));
  return case when found then jsonb_build_object('verdict', 'applied') else app.refused('not_found') end;
end
$$;

comment on function public.remove_template(uuid) is
  'Removes a week to plan by. Verdict applied or refused (not_allowed, not_found).';

grant execute on function public.remove_template(uuid) to authenticated;
