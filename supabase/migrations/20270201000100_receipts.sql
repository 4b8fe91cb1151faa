-- requires: app.plain_text

-- Receipts by photo: what people bought for a project, and with whose money.

create table public.receipts (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  person_id uuid not null,
  project_id uuid not null,
  cost_code_id uuid,
  cost_type text not null check (cost_type in ('M', 'E', 'S', 'O')),
  paid_by text not null check (paid_by in ('company_card', 'own_money', 'account')),
  total_cents bigint not null check (total_cents between 1 and 99999999999),
  tax_cents bigint not null default 0 check (tax_cents between 0 and total_cents),
  bought_on date not null,
  vendor_name text check (length(trim(vendor_name)) between 1 and 200),
  note text check (length(note) between 1 and 1000),
  order_id uuid,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'returned', 'withdrawn')),
  was_archived boolean not null default false,
  decided_by uuid,
  reason text check (length(reason) between 1 and 1000),
  vendor_words text[] generated always as (string_to_array(app.plain_text(vendor_name), ' ')) stored,
  received_at timestamptz not null default now(),
  request_hash bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, decided_by) references public.profiles (company_id, person_id),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, cost_code_id) references public.cost_codes (company_id, id),
  foreign key (company_id, order_id) references public.purchase_orders (company_id, id)
);
comment on table public.receipts is
  'What people bought for a project. While it waits or is approved it is a cost of its project, once.';
comment on column public.receipts.id is 'Made by the device.';
comment on column public.receipts.total_cents is 'With tax.';
comment on column public.receipts.order_id is 'The order that it was bought on, whose committed cost it lowers.';
comment on column public.receipts.was_archived is 'Its project was archived when it came.';
create index receipts_received_idx on public.receipts (company_id, received_at desc, id desc);
create index receipts_person_idx on public.receipts (company_id, person_id, received_at desc);
create index receipts_decided_by_idx on public.receipts (company_id, decided_by) where decided_by is not null;
create index receipts_project_idx on public.receipts (company_id, project_id, cost_code_id, cost_type);
create index receipts_code_idx on public.receipts (company_id, cost_code_id) where cost_code_id is not null;
create index receipts_order_idx on public.receipts (company_id, order_id) where order_id is not null;
create index receipts_same_idx on public.receipts (company_id, total_cents, bought_on);
create index receipts_waiting_idx on public.receipts (company_id, received_at desc) where state = 'waiting';
alter table public.receipts enable row level security;
create index attachments_receipts_idx on public.attachments (company_id, sha256) where record_kind = 'receipt';

create table public.receipt_events (
  company_id uuid not null,
  receipt_id uuid not null,
  version integer not null,
  kind text not null check (kind in ('added', 'changed', 'approved', 'returned', 'withdrawn')),
  at timestamptz not null default now(),
  actor_person_id uuid,
  reason text check (length(reason) between 1 and 1000),
  primary key (company_id, receipt_id, version),
  foreign key (company_id, receipt_id) references public.receipts (company_id, id),
  foreign key (company_id, actor_person_id) references public.profiles (company_id, person_id)
);
comment on table public.receipt_events is 'What happened to a receipt, by the version that it made. Append-only.';
create index receipt_events_actor_idx on public.receipt_events (company_id, actor_person_id)
  where actor_person_id is not null;
alter table public.receipt_events enable row level security;

insert into app.record_kinds (kind, may_read, may_comment, may_attach, readers) values
  ('receipt', 'app.may_read_receipt', 'app.may_read_receipt', 'app.may_read_receipt', 'app.receipt_readers');

alter table public.purchasing_settings add column receipts_enabled boolean not null default true;

-- Answers more than before.
drop function if exists app.committed_lines(uuid, uuid);
