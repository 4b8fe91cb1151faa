create or replace function app.certified_lines(company uuid, project uuid, week_from date) returns table (
  person_id uuid, classification text, facts jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    with pay as materialized (
      select l.person_id, l.cost_code_id, l.classification, l.earning, l.rate, l.minutes, l.amount_cents
      from public.locked_pay_lines l
      where l.company_id = company and l.project_id = project and l.week_from = certified_lines.week_from
    ), codes as (
      -- Minutes by day have the cost code; the pay lines say how they were paid.
      select p.person_id, p.cost_code_id, string_agg(distinct p.classification, ' / ') as label
      from pay p group by p.person_id, p.cost_code_id
    ), paid as (
      select p.person_id, c.label,
        coalesce(sum(p.minutes) filter (where p.earning = 'regular'), 0) as regular,
        coalesce(sum(p.minutes) filter (where p.earning = 'overtime'), 0) as overtime,
        coalesce(sum(p.minutes) filter (where p.earning = 'double_time'), 0) as double,
        array_remove(array_agg(distinct case when p.earning <> 'fringe' then p.rate end), null) as rates,
        coalesce(sum(p.amount_cents) filter (where p.earning = 'fringe'), 0) as fringe_cents,
        sum(p.amount_cents) filter (where p.earning = 'overtime') as overtime_cents,
        sum(p.amount_cents) filter (where p.earning = 'double_time') as double_cents,
        coalesce(sum(p.amount_cents), 0) as cents,
        bool_or(p.amount_cents is null or p.rate is null) as lacks_rate
      from pay p
      join codes c on c.person_id = p.person_id and c.cost_code_id is not distinct from p.cost_code_id
      group by p.person_id, c.label
    ), days as (
      select m.person_id, c.label, m.date,
        coalesce(sum(m.minutes) filter (where m.class = 'regular'), 0) as regular,
        coalesce(sum(m.minutes) filter (where m.class = 'overtime'), 0) as overtime,
        coalesce(sum(m.minutes) filter (where m.class = 'double'), 0) as double
      from codes c
      join app.locked_minutes m on m.company_id = company and m.person_id = c.person_id
        and m.date between certified_lines.week_from and certified_lines.week_from + 6
        and m.project_id = project and m.cost_code_id is not distinct from c.cost_code_id
      group by m.person_id, c.label, m.date
    ), weeks as (
      select d.person_id, d.label, sum(d.regular) as regular, sum(d.overtime) as overtime, sum(d.double) as double,
        jsonb_agg(jsonb_build_object(
          'date', d.date, 'regular', d.regular, 'overtime', d.overtime, 'double', d.double
        ) order by d.date) as days
      from days d group by d.person_id, d.label
    )
    select p.person_id, p.label, jsonb_build_object(
      'classification', p.label, 'days', coalesce(w.days, '[]'),
      'regular', p.regular, 'overtime', p.overtime, 'double', p.double,
      'rates', to_jsonb(p.rates), 'fringe_cents', p.fringe_cents,
      'overtime_cents', p.overtime_cents, 'double_cents', p.double_cents, 'cents', p.cents,
      'lacks_rate', p.lacks_rate,
      'days_match', (p.regular, p.overtime, p.double) is not distinct from (w.regular, w.overtime, w.double)
    )
    from paid p
    left join weeks w on w.person_id = p.person_id and w.label is not distinct from p.label
    where p.regular <> 0 or p.overtime <> 0 or p.double <> 0 or p.cents <> 0;
end
$$;

comment on function app.certified_lines(uuid, uuid, date) is
  'Work of a week on a project by person and classification, as locked timesheets hold it: minutes by day, rates in '
  'ten-thousandths an hour and cents. days_match: the days add up to what was paid.';
