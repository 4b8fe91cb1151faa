create or replace function app.payroll_batch(
  company uuid, export uuid, after uuid, most integer, with_days boolean default true
) returns table (person_id uuid, facts jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  source uuid;
  used_system text;
begin
  select coalesce(e.lines_of, e.id), app.payroll_system(e.format) into source, used_system
  from public.payroll_exports e where e.company_id = company and e.id = export;
  return query
    with people as (
      -- By the index on people, so that a batch costs the same however many follow it.
      select r.person_id from public.profiles r
      where r.company_id = company and (after is null or r.person_id > after) and (
        exists (
          select from public.payroll_export_pay l
          where l.company_id = company and l.export_id = source and l.person_id = r.person_id
        ) or exists (
          select from public.payroll_export_time h
          where h.company_id = company and h.export_id = source and h.person_id = r.person_id
        )
      )
      order by r.person_id limit most
    ), pay as (
      select l.person_id, jsonb_agg(jsonb_build_array(
        l.period_from, l.week_from, l.earning, l.project_id, l.cost_code_id, l.classification,
        coalesce(k.name, l.time_off_kind), l.rate, l.percent, l.minutes, l.amount_cents, l.currency
      ) order by l.period_from, l.week_from, l.earning, l.percent, l.rate, l.project_id, l.cost_code_id,
        l.classification, l.is_split_week, l.minutes) as lines
      from public.payroll_export_pay l
      left join public.time_off_kinds k on k.company_id = company and k.id::text = l.time_off_kind
      where l.company_id = company and l.export_id = source and l.person_id in (select p.person_id from people p)
      group by l.person_id
    ), hours as (
      select h.person_id, jsonb_agg(
        jsonb_build_array(h.date, h.class, h.project_id, h.cost_code_id, h.minutes)
        order by h.date, h.class, h.project_id, h.cost_code_id
      ) as lines
      from public.payroll_export_time h
      where with_days and h.company_id = company and h.export_id = source
        and h.person_id in (select p.person_id from people p)
      group by h.person_id
    )
    select p.person_id, jsonb_build_object(
      'id', app.payroll_id_of(company, used_system, p.person_id), 'first_name', r.first_name,
      'last_name', r.last_name, 'pay', coalesce(x.lines, '[]'), 'time', coalesce(h.lines, '[]')
    )
    from people p
    join public.profiles r on r.company_id = company and r.person_id = p.person_id
    left join pay x on x.person_id = p.person_id
    left join hours h on h.person_id = p.person_id
    order by p.person_id;
end
$$;

comment on function app.payroll_batch(uuid, uuid, uuid, integer, boolean) is
  'For the job that writes an export''s file: the next people after one, each with their payroll id and lines of pay, '
  'and with those by day where asked.';
