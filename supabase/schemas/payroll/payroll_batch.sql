create or replace function app.payroll_batch(
  company uuid, export uuid, after uuid, most integer, with_days boolean default true
) returns table (person_id uuid, facts jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  first_after constant uuid := coalesce(after, '00000000-0000-0000-0000-000000000000');
  source uuid;
  used_system text;
begin
  select coalesce(e.lines_of, e.id), app.payroll_system(e.format) into source, used_system
  from public.payroll_exports e where e.company_id = company and e.id = export;
  return query
    with people as (
      -- In the order of both indexes, so that a batch costs the same no matter how many follow.
      select u.person_id from (
        (
          select distinct l.person_id from public.payroll_export_pay l
          where l.company_id = company and l.export_id = source and l.person_id > first_after
          order by l.person_id limit most
        ) union (
          select distinct h.person_id from public.payroll_export_time h
          where h.company_id = company and h.export_id = source and h.person_id > first_after
          order by h.person_id limit most
        )
      ) u order by u.person_id limit most
    )
    -- Lines are queried person by person: a plan for the whole batch might read the whole export for each person.
    select p.person_id, jsonb_build_object(
      'id', app.payroll_id_of(company, used_system, p.person_id), 'first_name', r.first_name,
      'last_name', r.last_name, 'pay', (
        select coalesce(jsonb_agg(
          jsonb_build_array(
            l.period_from, l.week_from, l.earning, l.project_id, l.cost_code_id, l.classification,
            coalesce(k.name, l.time_off_kind), l.rate, l.percent, l.minutes, l.amount_cents, l.currency
          ) order by l.period_from, l.week_from, l.earning, l.percent, l.rate, l.project_id, l.cost_code_id,
            l.classification, l.is_split_week, l.minutes
        ), '[]')
        from public.payroll_export_pay l
        left join public.time_off_kinds k on k.company_id = company and k.id::text = l.time_off_kind
        where l.company_id = company and l.export_id = source and l.person_id = p.person_id
      ), 'time', (
        select coalesce(jsonb_agg(
          jsonb_build_array(h.date, h.class, h.project_id, h.cost_code_id, h.minutes)
          order by h.date, h.class, h.project_id, h.cost_code_id
        ), '[]')
        from public.payroll_export_time h
        where with_days and h.company_id = company and h.export_id = source and h.person_id = p.person_id
      )
    )
    from people p
    join public.profiles r on r.company_id = company and r.person_id = p.person_id
    order by p.person_id;
end
$$;

comment on function app.payroll_batch(uuid, uuid, uuid, integer, boolean) is
  'For the job that writes an export''s file: the next people after one, each with their payroll id and lines of pay, '
  'and with those by day where asked.';
