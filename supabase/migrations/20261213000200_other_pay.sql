-- Pay of a workweek that no hour was worked for: bonuses, commissions and other pay.

create table public.other_pay (
  id uuid primary key,
  company_id uuid not null,
  person_id uuid not null,
  date date not null,
  kind text not null check (kind in ('nondiscretionary_bonus', 'commission', 'discretionary_bonus', 'other')),
  amount_cents bigint not null check (amount_cents between 1 and 1000000000),
  added_by uuid,
  added_at timestamptz not null default now(),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, added_by) references public.profiles (company_id, person_id)
);
comment on table public.other_pay is
  'Bonuses, commissions and other pay of a workweek, in the currency in which the person is paid. All but '
  'discretionary bonuses belong to the regular rate (29 CFR 778.208).';
comment on column public.other_pay.date is 'A day of the workweek in which it was earned.';
create index other_pay_person_idx on public.other_pay (company_id, person_id, date);
create index other_pay_added_by_idx on public.other_pay (company_id, added_by) where added_by is not null;
alter table public.other_pay enable row level security;

alter table public.pay_lines drop constraint pay_lines_earning_check;
alter table public.pay_lines add constraint pay_lines_earning_check check (earning in (
  'regular', 'overtime', 'double_time', 'meal_premium', 'rest_premium', 'fringe', 'salary', 'time_off', 'bonus',
  'commission', 'other_pay'
));
