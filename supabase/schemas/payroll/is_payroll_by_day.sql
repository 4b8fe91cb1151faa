create or replace function app.is_payroll_by_day(format text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce((app.payroll_rules(app.payroll_system(format)) ->> 'by_day')::boolean, format = 'csv_days')
$$;

comment on function app.is_payroll_by_day(text) is 'True when a format has hours by day and no amounts.';
