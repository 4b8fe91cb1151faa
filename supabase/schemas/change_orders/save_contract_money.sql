create or replace function public.save_contract_money(project_id uuid, version integer, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  project constant uuid := save_contract_money.project_id;
  refusal constant text := app.budget_refusal(company, project);
  wrong text;
  held public.project_contracts;
begin
  if refusal is not null then
    return app.refused(refusal);
  end if;
  wrong := app.first_wrong(facts, jsonb_build_object(
    'price', facts -> 'price' = 'null' or app.is_whole(facts -> 'price', 0, 999999999999),
    'billed', app.is_whole(facts -> 'billed', -999999999999, 999999999999),
    'billed_on', app.is_date(facts -> 'billed_on')
      or (facts -> 'billed_on' = 'null' and facts -> 'billed' = '0')
  ));
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('contract:' || project, 0));
  select * into held from public.project_contracts k
  where k.company_id = company and k.project_id = project for update;
  if held.project_id is not null and (held.price, held.billed, held.billed_on) is not distinct from (
    (facts ->> 'price')::bigint, (facts ->> 'billed')::bigint, (facts ->> 'billed_on')::date
  ) then
    return jsonb_build_object('verdict', 'applied', 'version', held.version);
  end if;
  if coalesce(held.version, 0) is distinct from save_contract_money.version then
    return app.refused('changed_meanwhile');
  end if;
  insert into public.project_contracts as k (company_id, project_id, price, billed, billed_on)
  values (company, project, (facts ->> 'price')::bigint, (facts ->> 'billed')::bigint, (facts ->> 'billed_on')::date)
  on conflict on constraint project_contracts_pkey do update set
    price = excluded.price, billed = excluded.billed, billed_on = excluded.billed_on
  returning * into held;
  perform app.tell_changed(array['company:' || company || ':costs']);
  return jsonb_build_object('verdict', 'applied', 'version', held.version);
end
$$;

comment on function public.save_contract_money(uuid, integer, jsonb) is
  'An admin sets a project''s original contract price and what was billed until a day, over the version that was '
  'read, 0 where there is none: {price, billed, billed_on}. Verdict applied with the version, or refused '
  '(not_allowed, not_found, invalid_input with the field, changed_meanwhile).';

grant execute on function public.save_contract_money(uuid, integer, jsonb) to authenticated;
