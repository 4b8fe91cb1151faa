create or replace function public.save_direct_cost(id uuid, project_id uuid, version integer, facts jsonb)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  project constant uuid := save_direct_cost.project_id;
  refusal constant text := app.budget_refusal(company, project);
  wrong text;
  stored public.direct_costs;
  made public.direct_costs;
begin
  if refusal is not null then
    return app.refused(refusal);
  end if;
  wrong := app.first_wrong(facts, jsonb_build_object(
    'source', app.is_choice(facts -> 'source', 'typed', 'opening'),
    'date', app.is_date(facts -> 'date'),
    'cost_code_id', app.is_uuid(facts -> 'cost_code_id') and exists (
      select from public.cost_codes c where c.company_id = company and c.id::text = facts ->> 'cost_code_id'
    ),
    'cost_type', app.is_choice(facts -> 'cost_type', 'L', 'M', 'E', 'S', 'O'),
    'amount', app.is_whole(facts -> 'amount', -999999999999, 999999999999),
    'hours', app.is_whole(
      facts -> 'hours', 0, case when facts ->> 'source' = 'opening' then 999999999999 else 0 end
    ),
    'note', app.is_text_or_null(facts -> 'note', 500),
    'currency', not facts ? 'currency' or facts ->> 'currency' = app.company_currency(company)
  ) - case when facts ? 'currency' then '' else 'currency' end);
  if wrong is not null or save_direct_cost.id is null then
    return app.refused_with_detail(
      case when wrong = 'currency' and app.is_currency(facts -> 'currency') then 'mixed_currency'
        else 'invalid_input' end,
      coalesce(wrong, 'id')
    );
  end if;
  perform pg_advisory_xact_lock(hashtextextended('direct costs:' || project, 0));
  select * into stored from public.direct_costs d where d.id = save_direct_cost.id;
  if stored.id is not null and (stored.company_id, stored.project_id) <> (company, project) then
    return app.refused('taken');
  end if;
  made := jsonb_populate_record(null::public.direct_costs, facts);
  if made.source = 'opening' and exists (
    select from public.direct_costs d
    where d.company_id = company and d.project_id = project and d.source = 'opening'
      and d.cost_code_id = made.cost_code_id and d.cost_type = made.cost_type and d.id <> save_direct_cost.id
  ) then
    return app.refused_with_detail('taken', 'cost_code_id');
  end if;
  if stored.id is null then
    insert into public.direct_costs (
      id, company_id, project_id, cost_code_id, cost_type, date, amount, hours, note, source, added_by
    ) values (
      save_direct_cost.id, company, project, made.cost_code_id, made.cost_type, made.date, made.amount, made.hours,
      trim(made.note), made.source, app.my_person_id()
    ) returning * into stored;
  elsif (
    stored.cost_code_id, stored.cost_type, stored.date, stored.amount, stored.hours, stored.note, stored.source
  ) is distinct from (
    made.cost_code_id, made.cost_type, made.date, made.amount, made.hours, trim(made.note), made.source
  ) then
    if stored.version is distinct from save_direct_cost.version then
      return app.refused('changed_meanwhile');
    end if;
    update public.direct_costs d set
      cost_code_id = made.cost_code_id, cost_type = made.cost_type, date = made.date, amount = made.amount,
      hours = made.hours, note = trim(made.note), source = made.source
    where d.id = stored.id returning * into stored;
  end if;
  return jsonb_build_object('verdict', 'applied', 'id', stored.id, 'version', stored.version);
end
$$;

comment on function public.save_direct_cost(uuid, uuid, integer, jsonb) is
  'An admin adds or changes a cost besides labor, or what a code had cost before the company began here: {source, '
  'date, cost_code_id, cost_type, amount, hours, note}, with hours only for opening. Where "currency" is given, it '
  'must be the company''s. Verdict applied with the version, or refused (not_allowed, not_found, invalid_input with '
  'the field, mixed_currency, taken, changed_meanwhile).';

grant execute on function public.save_direct_cost(uuid, uuid, integer, jsonb) to authenticated;
