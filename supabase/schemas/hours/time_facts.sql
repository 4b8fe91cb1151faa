create or replace function app.time_facts(
  company uuid, person uuid, from_date date, to_date date, with_money boolean
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'zones', app.zones_of(company, person),
    'rules', app.dated_rules(company),
    'terms', (
      select coalesce(jsonb_agg(
        jsonb_build_object('from', t.valid_from, 'value', jsonb_build_object(
          'kind', t.kind, 'classification', t.classification, 'overtime', t.overtime, 'breaks', t.breaks,
          'salary', case when with_money then t.salary end
        )) order by t.valid_from
      ), '[]')
      from public.pay_terms t where t.company_id = company and t.person_id = person
    ),
    'rates', case when with_money then app.rates_of(company, person) else '[]' end,
    'job_rates', case when with_money then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'from', r.valid_from, 'to', r.valid_to, 'is_personal', r.person_id is not null,
        'project_id', r.project_id, 'cost_code_id', r.cost_code_id, 'classification', r.classification,
        'rate', r.rate, 'fringe', r.fringe, 'mode', r.mode
      ) order by r.id), '[]')
      from public.job_rates r
      where r.company_id = company and r.removed_at is null and (r.person_id is null or r.person_id = person)
        and r.valid_from <= to_date + 9 and (r.valid_to is null or r.valid_to >= from_date - 10)
    ) else '[]' end,
    'entries', app.entries_to_pay(company, person, from_date, to_date),
    'answers', app.answers_of(company, person, from_date - 10, to_date + 9),
    'time_off', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'date', d.date, 'minutes', d.minutes, 'kind', t.kind_id, 'is_paid', true
      ) order by d.date, d.request_id), '[]')
      from public.time_off_requests t
      join public.time_off_days d on d.company_id = t.company_id and d.request_id = t.id
      where t.company_id = company and t.person_id = person and t.state = 'approved' and d.is_paid
        and t.first_day <= to_date + 9 and t.last_day >= from_date - 10
    ),
    'other_pay', case when with_money then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'date', o.date, 'kind', o.kind, 'amount_cents', o.amount_cents
      ) order by o.date, o.id), '[]')
      from public.other_pay o
      where o.company_id = company and o.person_id = person and o.date between from_date - 10 and to_date + 9
    ) else '[]' end
  );
end
$$;

comment on function app.time_facts(uuid, uuid, date, date, boolean) is
  'What the pay engine needs for the workweeks of some dates, as packages/contract (time-facts.ts) reads it. Without '
  'money: no rates, no salary and no other pay.';
