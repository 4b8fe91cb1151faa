-- docs/decisions/0188-planned-cost-is-shown-for-three.md
create or replace function public.schedule_costs(from_date public.day, to_date public.day) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if from_date is null or to_date is null or to_date < from_date or to_date > from_date + 61 then
    return app.refused_with_detail('invalid_input', 'to_date');
  end if;
  return jsonb_build_object('verdict', 'ok', 'days', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'on_date', d.on_date, 'currency', d.currency, 'amount_cents', d.amount_cents, 'people', d.people
    ) order by d.on_date, d.currency), '[]')
    from (
      select s.on_date, r.currency, count(distinct s.person_id) as people,
        round(sum(s.minutes * r.rate) / 6000.0)::bigint as amount_cents
      from (
        select w.person_id, w.starts_local::date as on_date,
          greatest(floor(extract(epoch from w.ends_at - w.starts_at) / 60)::bigint - w.break_minutes, 0) as minutes
        from public.shifts w
        where w.company_id = company and w.person_id is not null and w.removed_at is null
          and w.starts_local >= schedule_costs.from_date and w.starts_local < schedule_costs.to_date + 1
      ) s
      join public.pay_rates r on r.company_id = company and r.person_id = s.person_id and r.removed_at is null
        and r.valid_from <= s.on_date and (r.valid_to is null or r.valid_to > s.on_date)
      group by s.on_date, r.currency
      having count(distinct s.person_id) >= 3
    ) d
  ));
end
$$;

comment on function public.schedule_costs(public.day, public.day) is
  'What planned work costs by day, at most 62 of them, at base rates and without overtime, for an admin: {on_date, '
  'currency, amount_cents, people with a rate}. Days with fewer than three people who have a rate are left out, so '
  'that no total tells what someone earns. Verdict ok or refused (not_allowed, invalid_input).';

grant execute on function public.schedule_costs(public.day, public.day) to authenticated;
