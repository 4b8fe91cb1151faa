create table app.company_suspensions (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  contact text not null check (length(contact) between 1 and 200),
  suspended_at timestamptz not null default now(),
  suspended_by uuid not null,
  suspended_by_name text not null,
  lifted_at timestamptz,
  lifted_by uuid,
  lift_reason text check (length(lift_reason) between 1 and 1000),
  constraint company_suspensions_lift_is_whole
    check ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lift_reason is null))
);
comment on table app.company_suspensions is
  'When the platform suspended a company, why, and whom its people ask. A company is suspended while a row is not '
  'lifted.';
comment on column app.company_suspensions.suspended_by_name is 'As the company''s people are told it.';
create index company_suspensions_company_idx on app.company_suspensions (company_id, suspended_at);
-- Asked with every request of a company, so it holds no more than those of now.
create unique index company_suspensions_now_idx on app.company_suspensions (company_id) where lifted_at is null;
alter table app.company_suspensions enable row level security;

-- A job waits while its company is suspended, so each says whose it is.
update app.jobs j set payload = j.payload || jsonb_build_object('company_id', n.company_id)
from app.notifications n
where j.kind = 'deliver_notification' and j.state in ('waiting', 'running')
  and n.id = (j.payload ->> 'id')::uuid and n.company_id is not null;
