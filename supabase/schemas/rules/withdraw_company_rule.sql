create or replace function public.withdraw_company_rule(rule_id uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  chosen public.company_rules;
  new_version integer;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into chosen from public.company_rules r where r.company_id = company and r.id = rule_id;
  if chosen.id is null then
    return app.refused('not_found');
  end if;
  if chosen.valid_from <= app.company_today(company) then
    return app.refused('already_in_force');
  end if;
  update public.company_settings s set updated_at = now()
  where s.company_id = company and s.version = withdraw_company_rule.version
  returning s.version into new_version;
  if new_version is null then
    return app.refused('changed_meanwhile');
  end if;
  delete from public.company_rules r where r.company_id = company and r.id = rule_id;
  return jsonb_build_object('verdict', 'applied', 'version', new_version);
end
$$;

comment on function public.withdraw_company_rule(uuid, integer) is
  'An admin takes back a change of a rule that does not hold yet. Verdict applied or refused (not_allowed, '
  'not_found, already_in_force, changed_meanwhile).';

grant execute on function public.withdraw_company_rule(uuid, integer) to authenticated;
