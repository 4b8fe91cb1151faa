-- Claims: what the company owes people for their own money, their own car and days away. Paid through payroll.

create table public.claim_rates (
  company_id uuid not null references public.companies (id),
  kind text not null check (kind in ('mileage', 'per_diem')),
  valid_from date not null,
  unit text not null check (unit in ('mi', 'km', 'day')),
  rate integer not null check (rate between 1 and 99999999),
  edge_percent smallint not null default 100 check (edge_percent between 1 and 100),
  set_by uuid,
  set_at timestamptz not null default now(),
  check ((kind = 'per_diem') = (unit = 'day')),
  primary key (company_id, kind, valid_from),
  foreign key (company_id, set_by) references public.profiles (company_id, person_id)
);
comment on table public.claim_rates is
  'What a company pays a mile or kilometer and a day away, from a day on. Without one there are no such claims.';
comment on column public.claim_rates.rate is 'Ten-thousandths of the currency''s unit.';
comment on column public.claim_rates.edge_percent is 'The share of a day away that the first and last day pay.';
create index claim_rates_set_by_idx on public.claim_rates (company_id, set_by) where set_by is not null;
alter table public.claim_rates enable row level security;

create table public.claims (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  person_id uuid not null,
  kind text not null check (kind in ('receipt', 'mileage', 'per_diem')),
  day date not null,
  project_id uuid not null,
  cost_code_id uuid,
  amount_cents bigint not null check (amount_cents between 1 and 99999999999),
  quantity bigint check (quantity between 1 and 9999999),
  unit text check (unit in ('mi', 'km', 'day')),
  rate integer check (rate between 1 and 99999999),
  odometer_from bigint check (odometer_from between 0 and 9999999999),
  odometer_to bigint check (odometer_to between 0 and 9999999999),
  from_site_id uuid,
  to_site_id uuid,
  is_edge_day boolean not null default false,
  note text check (length(note) between 1 and 1000),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'paid', 'returned', 'withdrawn')),
  paid_in date,
  export_id uuid,
  was_archived boolean not null default false,
  decided_by uuid,
  reason text check (length(reason) between 1 and 1000),
  received_at timestamptz not null default now(),
  request_hash bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check (num_nonnulls(quantity, unit, rate) = case kind when 'receipt' then 0 else 3 end),
  check (num_nonnulls(odometer_from, odometer_to) in (0, 2)),
  check (paid_in is null or state in ('approved', 'paid')),
  check ((state = 'paid') = (export_id is not null)),
  check (export_id is null or paid_in is not null),
  primary key (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, decided_by) references public.profiles (company_id, person_id),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, cost_code_id) references public.cost_codes (company_id, id),
  foreign key (company_id, export_id) references public.payroll_exports (company_id, id),
  foreign key (company_id, from_site_id) references public.project_sites (company_id, id),
  foreign key (company_id, to_site_id) references public.project_sites (company_id, id)
);
comment on table public.claims is
  'What a company owes a person: a receipt paid with own money, miles driven, a day away. Paid once, with payroll.';
comment on column public.claims.id is 'Made by the device; that of a receipt is the receipt''s own.';
comment on column public.claims.quantity is 'Thousandths of unit. A first or last day away is a part of a day.';
comment on column public.claims.rate is 'That of its day when it was made, in ten-thousandths.';
comment on column public.claims.odometer_from is
  'Thousandths of unit, as odometer_to; null where the distance was given.';
comment on column public.claims.paid_in is
  'The first day of the pay period whose locked timesheet pays it.';
comment on column public.claims.export_id is 'The payroll file that holds it. What is paid stays as it is.';
create unique index claims_per_diem_idx on public.claims (company_id, person_id, day)
  where kind = 'per_diem' and state <> 'withdrawn';
create index claims_received_idx on public.claims (company_id, received_at desc, id desc);
create index claims_person_idx on public.claims (company_id, person_id, day);
create index claims_paid_idx on public.claims (company_id, paid_in, person_id) where paid_in is not null;
create index claims_waiting_idx on public.claims (company_id, person_id) where state = 'waiting';
create index claims_project_idx on public.claims (company_id, project_id, cost_code_id);
create index claims_code_idx on public.claims (company_id, cost_code_id) where cost_code_id is not null;
create index claims_decided_by_idx on public.claims (company_id, decided_by) where decided_by is not null;
create index claims_export_idx on public.claims (company_id, export_id) where export_id is not null;
create index claims_from_site_idx on public.claims (company_id, from_site_id) where from_site_id is not null;
create index claims_to_site_idx on public.claims (company_id, to_site_id) where to_site_id is not null;
alter table public.claims enable row level security;

insert into public.claims (
  company_id, id, person_id, kind, day, project_id, cost_code_id, amount_cents, state, was_archived, decided_by,
  reason, received_at, request_hash
)
select r.company_id, r.id, r.person_id, 'receipt', r.bought_on, r.project_id, r.cost_code_id, r.total_cents, r.state,
  r.was_archived, r.decided_by, r.reason, r.received_at, r.request_hash
from public.receipts r where r.paid_by = 'own_money';
