-- Ten thousand rows of two hundred owners, under row security: what the requests of the bench read.

create schema bench;
grant usage on schema bench to authenticated;

create table bench.readings (
  id int primary key,
  owner uuid not null,
  title text not null,
  amount_cents int not null,
  details jsonb not null,
  taken_at timestamptz not null
);

insert into bench.readings
select
  n,
  ('00000000-0000-4000-8000-' || lpad((n % 200)::text, 12, '0'))::uuid,
  'Reading number ' || n,
  n * 7 % 100000,
  jsonb_build_object('unit', 'm3', 'flags', jsonb_build_array('ok', n % 3 = 0)),
  timestamptz '2026-01-01 00:00Z' + n * interval '1 minute'
from generate_series(1, 10000) n;

create index readings_of_owner on bench.readings (owner, id);

alter table bench.readings enable row level security;
create policy own_readings on bench.readings for select to authenticated
  using (owner = (select auth.uid()));
grant select on bench.readings to authenticated;
