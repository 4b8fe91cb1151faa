-- When the server filled a demo company, so that a later start can tell its own work from what people did.

create table app.demo_fills (
  company_id uuid not null references public.companies (id) on delete cascade,
  filled_at timestamptz not null default now(),
  filled_until timestamptz not null,
  primary key (company_id, filled_at)
);
comment on table app.demo_fills is
  'One row a transaction that filled or advanced a demo company; what people changed was recorded at other instants.';
comment on column app.demo_fills.filled_until is 'Until when people punch in what it added.';
alter table app.demo_fills enable row level security;
