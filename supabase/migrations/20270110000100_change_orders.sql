-- Change orders: what the customer pays more, and what the budget grows by. Money is the admins': no row of these
-- tables is granted to anyone, functions answer.

create table public.change_orders (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  project_id uuid not null,
  number integer not null check (number > 0),
  title text not null check (length(title) between 1 and 200),
  scope text check (length(scope) between 1 and 4000),
  price public.amount not null,
  state text not null default 'draft' check (state in ('draft', 'sent', 'approved', 'declined', 'void')),
  author_person_id uuid not null,
  made_at timestamptz not null default now(),
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  signer_name text check (length(signer_name) between 1 and 200),
  signer_role text check (length(signer_role) between 1 and 200),
  drawing jsonb check (jsonb_typeof(drawing) = 'array'),
  decision_note text check (length(decision_note) between 1 and 2000),
  voided_at timestamptz,
  voided_by uuid,
  void_reason text check (length(void_reason) between 1 and 2000),
  request_hash bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, project_id, number),
  check (state not in ('approved', 'declined') or (decided_at is not null and signer_name is not null)),
  check ((state = 'void') = (voided_at is not null)),
  check (num_nonnulls(voided_at, voided_by, void_reason) in (0, 3)),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, author_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, decided_by) references public.profiles (company_id, person_id),
  foreign key (company_id, voided_by) references public.profiles (company_id, person_id)
);
comment on table public.change_orders is
  'A change of a project''s contract. Only a draft is edited; approved, its price counts in the contract and its '
  'lines in the budget, until it is voided.';
comment on column public.change_orders.price is 'What the customer pays; below zero for a credit.';
comment on column public.change_orders.signer_name is 'Who decided for the customer. They have no login.';
comment on column public.change_orders.decided_by is
  'The admin who recorded the customer''s answer; null where the customer answered on the public page.';
create index change_orders_author_idx on public.change_orders (company_id, author_person_id);
create index change_orders_decided_by_idx on public.change_orders (company_id, decided_by)
  where decided_by is not null;
create index change_orders_voided_by_idx on public.change_orders (company_id, voided_by) where voided_by is not null;
alter table public.change_orders enable row level security;

create table public.change_order_lines (
  company_id uuid not null,
  change_order_id uuid not null,
  cost_code_id uuid not null,
  cost_type text not null check (cost_type in ('L', 'M', 'E', 'S', 'O')),
  hours public.quantity not null default 0,
  quantity public.quantity not null default 0,
  amount public.amount not null default 0,
  primary key (company_id, change_order_id, cost_code_id, cost_type),
  foreign key (company_id, change_order_id) references public.change_orders (company_id, id),
  foreign key (company_id, cost_code_id) references public.cost_codes (company_id, id)
);
comment on table public.change_order_lines is
  'What a change order costs the company, by line of the budget. The customer never sees it.';
create index change_order_lines_code_idx on public.change_order_lines (company_id, cost_code_id);
alter table public.change_order_lines enable row level security;

create table public.change_order_tickets (
  company_id uuid not null,
  change_order_id uuid not null,
  ticket_id uuid not null,
  primary key (company_id, change_order_id, ticket_id),
  foreign key (company_id, change_order_id) references public.change_orders (company_id, id),
  foreign key (company_id, ticket_id) references public.work_tickets (company_id, id)
);
comment on table public.change_order_tickets is
  'Signed tickets that a change order is made from: each is on one that is neither declined nor void.';
create index change_order_tickets_ticket_idx on public.change_order_tickets (company_id, ticket_id);
alter table public.change_order_tickets enable row level security;

alter table public.project_contracts
  add column price public.amount check (price >= 0),
  add column billed public.amount not null default 0,
  add column billed_on date,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
comment on table public.project_contracts is
  'A project''s contract: what a certified payroll says of it, and for admins its original price and what was billed.';
comment on column public.project_contracts.price is
  'The original one, without change orders; null where it is not known.';
comment on column public.project_contracts.billed is 'All that the customer was billed until billed_on.';

-- It answers what change orders added.
drop function if exists app.budget_figures(uuid, uuid);
