-- Ten thousand rows of two hundred owners, under row security: what the requests of the bench read.

grant usage on schema public to authenticated;

create table public.readings (
  id int primary key,
  owner uuid not null,
  title text not null,
  amount_cents int not null,
  details jsonb not null,
  taken_at timestamptz not null
);

insert into public.readings
select
  n,
  ('00000000-0000-4000-8000-' || lpad((n % 200)::text, 12, '0'))::uuid,
  'Reading number ' || n,
  n * 7 % 100000,
  jsonb_build_object('unit', 'm3', 'flags', jsonb_build_array('ok', n % 3 = 0)),
  timestamptz '2026-01-01 00:00Z' + n * interval '1 minute'
from generate_series(1, 10000) n;

create index readings_of_owner on public.readings (owner, id);

alter table public.readings enable row level security;
create policy own_readings on public.readings for select to authenticated
  using (owner = (select auth.uid()));
grant select on public.readings to authenticated;
