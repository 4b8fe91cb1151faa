-- When a planned right begins or ends, so that open channels and boards hear of it.

-- A role or a place in a crew that begins or ends by plan does so without any row changing.
create table app.due_rights (
  company_id uuid not null,
  person_id uuid not null,
  at timestamptz not null,
  primary key (company_id, person_id, at),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id) on delete cascade
);
comment on table app.due_rights is
  'Instants at which what somebody may do, or who sees them, changes by plan. A plan that was dropped is looked at '
  'in vain.';
create index due_rights_at_idx on app.due_rights (at);
alter table app.due_rights enable row level security;
