-- What approved time off takes of each day, so that timesheets and pay have it.

create table public.time_off_days (
  company_id uuid not null references public.companies (id),
  request_id uuid not null,
  date date not null,
  minutes integer not null check (minutes > 0),
  is_paid boolean not null,
  primary key (company_id, request_id, date),
  foreign key (company_id, request_id) references public.time_off_requests (company_id, id)
);
comment on table public.time_off_days is
  'The minutes of approved time off by day, as approved: a later change of the schedule or of the kind changes none.';
alter table public.time_off_days enable row level security;

insert into public.time_off_days (company_id, request_id, date, minutes, is_paid)
select d.company_id, d.request_id, d.date,
  d.minutes / d.days + case when d.place <= d.minutes % d.days then 1 else 0 end, d.is_paid
from (
  select t.company_id, t.id as request_id, day::date as date, t.minutes, k.is_paid,
    count(*) over w as days, row_number() over (w order by day) as place
  from public.time_off_requests t
  join public.time_off_kinds k on k.company_id = t.company_id and k.id = t.kind_id
  cross join generate_series(t.first_day::timestamp, t.last_day::timestamp, interval '1 day') day
  where t.state = 'approved' and t.minutes > 0 and (
    extract(isodow from day) <= 5 or not exists (
      select from generate_series(t.first_day::timestamp, t.last_day::timestamp, interval '1 day') other
      where extract(isodow from other) <= 5
    )
  )
  window w as (partition by t.company_id, t.id)
) d
where d.minutes / d.days + case when d.place <= d.minutes % d.days then 1 else 0 end > 0;

insert into app.hours_queue (company_id, person_id, from_date, to_date, is_bulk)
select t.company_id, t.person_id, t.first_day, t.last_day, true from public.time_off_requests t
where t.state = 'approved' and t.minutes > 0;
