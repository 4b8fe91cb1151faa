-- What hours are booked on.

create table public.cost_codes (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id),
  code text not null check (length(trim(code)) between 1 and 50),
  name text not null check (length(trim(name)) between 1 and 200),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id),
  unique (company_id, code)
);
comment on table public.cost_codes is 'The company''s own short list of kinds of work.';
alter table public.cost_codes enable row level security;
