create or replace function public.my_delegations() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if not app.may_buy() then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'delegations', app.delegations_json(company, app.my_person_id()),
    'people', (
      select coalesce(jsonb_agg(app.person_label(company, m.person_id)
        order by p.last_name, p.first_name, m.person_id), '[]')
      from public.memberships m
      join public.profiles p on p.company_id = m.company_id and p.person_id = m.person_id
      where m.company_id = company and m.role in ('admin', 'supervisor') and m.person_id <> app.my_person_id()
        and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    )
  );
end
$$;

comment on function public.my_delegations() is
  'Who stands in for the caller and for whom the caller does, and whom they could choose. Refused with not_allowed.';

grant execute on function public.my_delegations() to authenticated;
