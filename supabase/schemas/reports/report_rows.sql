create or replace function app.report_rows(
  report text, group_by text, company uuid, is_admin boolean, people uuid[], from_date date,
  to_date date, is_by_day boolean
)
returns table (key text, date date, person_id uuid, project_id uuid, cost_code_id uuid, figures bigint[])
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  led constant uuid[] := case when not is_admin then app.my_led_crews() end;
begin
  return query
    with facts as materialized (
      select * from app.report_facts(
        report, company, is_admin, people, report_rows.from_date, report_rows.to_date, is_by_day
      )
    ), weeks as (
      select d.date, (d.date - ((
        extract(isodow from d.date)::integer
          - app.workweek_start_on(company, d.date::timestamp at time zone 'UTC') + 7
      ) % 7))::text as week
      from (select distinct f.date from facts f where group_by = 'week') d
    ), crews as (
      select distinct d.date, d.person_id, m.crew_id::text as crew
      from (select distinct f.date, f.person_id from facts f where group_by = 'crew') d
      join public.crew_members m on m.company_id = company and m.person_id = d.person_id
        and m.valid_from < d.date + 1 and (m.valid_to is null or m.valid_to > d.date)
        and (led is null or m.crew_id = any (led))
    )
    select case group_by
        when 'project' then f.project_id::text
        when 'code' then f.cost_code_id::text
        when 'person' then f.person_id::text
        when 'crew' then c.crew
        when 'day' then f.date::text
        when 'week' then w.week
        when 'month' then to_char(f.date, 'YYYY-MM-01')
      end, f.date, f.person_id, f.project_id, f.cost_code_id, f.figures
    from facts f
    left join weeks w on w.date = f.date
    left join crews c on c.date = f.date and c.person_id = f.person_id;
end
$$;

comment on function app.report_rows(text, text, uuid, boolean, uuid[], date, date, boolean) is
  'The facts of a report with the group that each belongs to: a day''s work counts in every crew that the person was '
  'in on that day, for supervisors in those that they lead.';
