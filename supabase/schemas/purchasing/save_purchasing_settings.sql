create or replace function public.save_purchasing_settings(settings jsonb, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong text;
  saved public.purchasing_settings;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  wrong := app.first_wrong(settings, jsonb_build_object(
    'receipts_enabled', jsonb_typeof(settings -> 'receipts_enabled') = 'boolean',
    'requests_enabled', jsonb_typeof(settings -> 'requests_enabled') = 'boolean',
    'supervisor_limit_cents', app.is_whole(settings -> 'supervisor_limit_cents', 0, 99999999999),
    'two_approvals_from_cents', app.is_whole_or_null(settings -> 'two_approvals_from_cents', 0, 99999999999),
    'own_approval_up_to_cents', app.is_whole(settings -> 'own_approval_up_to_cents', 0, 99999999999),
    'budget_rule', app.is_choice(settings -> 'budget_rule', 'warn', 'block'),
    'insurance_rule', app.is_choice(settings -> 'insurance_rule', 'warn', 'block')
  ));
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  -- A company that hasn't saved anything yet shows version 0 to its readers.
  insert into public.purchasing_settings (company_id, version) values (company, 0) on conflict do nothing;
  update public.purchasing_settings s set
    receipts_enabled = (settings ->> 'receipts_enabled')::boolean,
    requests_enabled = (settings ->> 'requests_enabled')::boolean,
    supervisor_limit_cents = (settings ->> 'supervisor_limit_cents')::bigint,
    two_approvals_from_cents = (settings ->> 'two_approvals_from_cents')::bigint,
    own_approval_up_to_cents = (settings ->> 'own_approval_up_to_cents')::bigint,
    budget_rule = settings ->> 'budget_rule', insurance_rule = settings ->> 'insurance_rule'
  where s.company_id = company and s.version = save_purchasing_settings.version
  returning * into saved;
  if saved.company_id is null then
    return app.refused('changed_meanwhile');
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;

comment on function public.save_purchasing_settings(jsonb, integer) is
  'An admin says how the company buys, over the version that was read. Verdict applied with the version, or '
  'refused (not_allowed, invalid_input with the field in detail, changed_meanwhile).';

grant execute on function public.save_purchasing_settings(jsonb, integer) to authenticated;
