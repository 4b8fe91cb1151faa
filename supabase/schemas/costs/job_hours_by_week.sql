create or replace function app.job_hours_by_week(company uuid, project uuid)
returns table (cost_code_id uuid, week date, minutes bigint, installed bigint)
language sql stable security definer set search_path = ''
as $$
  select w.cost_code_id, w.week, sum(w.minutes)::bigint, sum(w.installed)::bigint
  from (
    select l.cost_code_id, l.week_from as week, l.minutes, 0 as installed
    from public.pay_lines l
    where l.company_id = company and l.project_id = project
      and l.earning in ('regular', 'overtime', 'double_time')
    union all
    select q.cost_code_id,
      q.date - ((
        extract(isodow from q.date)::integer
          - app.workweek_start_on(company, q.date::timestamp at time zone 'UTC') + 7
      ) % 7),
      0, q.quantity
    from app.installed_quantities(project) q
  ) w
  group by w.cost_code_id, w.week
$$;

comment on function app.job_hours_by_week(uuid, uuid) is
  'Minutes worked on a project, and thousandths installed, by code and workweek.';
