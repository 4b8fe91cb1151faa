create or replace function public.platform_visit(visit_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  visit app.support_visits;
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  if visit_id is null then
    visit := app.open_visit_of_caller();
  else
    select * into visit from app.support_visits v
    where v.id = platform_visit.visit_id and v.admin_user_id = auth.uid();
    if not found then
      return app.refused('not_found');
    end if;
  end if;
  return jsonb_build_object('verdict', 'ok', 'visit', case when visit.id is not null then
    app.visit_json(visit)
      || jsonb_build_object('company', (select c.name from public.companies c where c.id = visit.company_id))
  end);
end
$$;

comment on function public.platform_visit(uuid) is
  'For a platform admin: one of their support visits, by default the one under way or waiting for consent, or null. '
  'Verdict ok or refused (not_allowed, not_found).';

grant execute on function public.platform_visit(uuid) to authenticated;
