create or replace function public.read_purchasing_settings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  rules public.purchasing_settings;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  rules := app.purchasing_rules(company);
  return jsonb_build_object(
    'verdict', 'ok', 'currency', app.company_currency(company), 'version', rules.version,
    'settings', to_jsonb(rules) - '{company_id,version,updated_at}'::text[],
    'people', (
      select coalesce(jsonb_agg(
        app.person_label(company, m.person_id) || jsonb_build_object('role', m.role, 'limit_cents', l.limit_cents)
        order by m.role, p.last_name, p.first_name, m.person_id
      ), '[]')
      from public.memberships m
      join public.profiles p on p.company_id = m.company_id and p.person_id = m.person_id
      left join public.approval_limits l on l.company_id = m.company_id and l.person_id = m.person_id
      where m.company_id = company and m.role in ('admin', 'supervisor')
        and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    ),
    'delegations', app.delegations_json(company, null)
  );
end
$$;

comment on function public.read_purchasing_settings() is
  'How the company buys, everyone''s approval limit, and who stands in for whom, for admins. Refused with '
  'not_allowed.';

grant execute on function public.read_purchasing_settings() to authenticated;
