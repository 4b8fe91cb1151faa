-- Hours added up by month, so that a report over a year reads thousands of rows and not hundreds of thousands.

create table public.hours_by_month (
  company_id uuid not null,
  person_id uuid not null,
  month date not null check (extract(day from month) = 1),
  project_id uuid,
  cost_code_id uuid,
  worked_minutes integer not null,
  overtime_minutes integer not null,
  double_minutes integer not null,
  constraint hours_by_month_once unique nulls not distinct (company_id, person_id, month, project_id, cost_code_id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.hours_by_month is
  'Worked minutes of day_results by person, month, project and cost code. app.roll_up_hours writes a person''s months '
  'again whenever their days change.';
create index hours_by_month_month_idx on public.hours_by_month (company_id, month);
alter table public.hours_by_month enable row level security;

insert into public.hours_by_month
select r.company_id, r.person_id, date_trunc('month', r.date)::date, l.project_id, l.cost_code_id, sum(l.minutes),
  coalesce(sum(l.minutes) filter (where l.class = 'overtime'), 0),
  coalesce(sum(l.minutes) filter (where l.class = 'double'), 0)
from public.day_results r
cross join lateral jsonb_to_recordset(r.lines)
  as l (project_id uuid, cost_code_id uuid, class text, minutes integer)
where l.class in ('regular', 'overtime', 'double')
group by r.company_id, r.person_id, date_trunc('month', r.date), l.project_id, l.cost_code_id;

-- Whose salary is to be spread over projects: few people, who are looked for in each budget.
create index pay_lines_salary_idx on public.pay_lines (company_id, person_id, period_from) where earning = 'salary';
create index locked_pay_lines_salary_idx
  on public.locked_pay_lines (company_id, person_id, period_from) where earning = 'salary';
