create or replace function public.save_claim_rate(facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong text;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  wrong := app.first_wrong(facts, jsonb_build_object(
    'kind', app.is_choice(facts -> 'kind', 'mileage', 'per_diem'),
    'valid_from', case when app.is_date(facts -> 'valid_from') then
      (facts ->> 'valid_from')::date between date '2000-01-01' and app.company_today(company) + 730 else false end,
    'unit', case when facts ->> 'kind' = 'per_diem' then app.is_choice(facts -> 'unit', 'day')
      else app.is_choice(facts -> 'unit', 'mi', 'km') end,
    'rate', app.is_whole(facts -> 'rate', 1, 99999999),
    'edge_percent', app.is_whole(facts -> 'edge_percent', 1, 100)
      and (facts ->> 'kind' = 'per_diem' or facts -> 'edge_percent' = '100')
  ));
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  insert into public.claim_rates (company_id, kind, valid_from, unit, rate, edge_percent, set_by)
  values (
    company, facts ->> 'kind', (facts ->> 'valid_from')::date, facts ->> 'unit', (facts ->> 'rate')::integer,
    (facts ->> 'edge_percent')::smallint, app.my_person_id()
  )
  on conflict (company_id, kind, valid_from) do update set
    unit = excluded.unit, rate = excluded.rate, edge_percent = excluded.edge_percent, set_by = excluded.set_by,
    set_at = now();
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.save_claim_rate(jsonb) is
  'An admin sets what a mile, a kilometer or a day away pays from a day on: {kind, valid_from, unit, rate in '
  'ten-thousandths, edge_percent of the first and last day away}. Claims that are there keep their rate. Verdict '
  'applied or refused (not_allowed, invalid_input with the field in detail).';

grant execute on function public.save_claim_rate(jsonb) to authenticated;
