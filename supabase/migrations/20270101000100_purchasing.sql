-- requires: app.plain_text

-- Vendors and purchase orders: what is ordered from whom, revision by revision, who approved it, and how it was sent.

create table public.vendors (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  name text not null check (length(trim(name)) between 1 and 200),
  account_number text check (length(account_number) between 1 and 50),
  mail text check (length(mail) between 3 and 320),
  phone text check (length(phone) between 1 and 50),
  address text check (length(address) between 1 and 500),
  terms_days smallint check (terms_days between 0 and 365),
  contacts jsonb not null default '[]' check (octet_length(contacts::text) <= 20000),
  note text check (length(note) between 1 and 2000),
  tax_id text check (length(tax_id) between 1 and 50),
  bank_detail text check (length(bank_detail) between 1 and 500),
  search_text text not null generated always as (
    app.plain_text(
      name || ' ' || coalesce(account_number, '') || ' ' || coalesce(mail, '') || ' ' || coalesce(phone, '')
    )
  ) stored,
  sort_name text not null generated always as (app.plain_text(name)) stored,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
comment on table public.vendors is 'Whom a company buys from.';
comment on column public.vendors.id is 'Made by the device.';
comment on column public.vendors.contacts is 'People at the vendor: [{name, role, phone, mail}].';
comment on column public.vendors.tax_id is 'Admins read it, as bank_detail.';
create index vendors_name_idx on public.vendors (company_id, sort_name, id);
alter table public.vendors enable row level security;

create table public.vendor_documents (
  company_id uuid not null,
  id uuid not null,
  vendor_id uuid not null,
  kind text not null check (kind in ('insurance', 'license', 'tax_form', 'contract', 'other')),
  name text not null check (length(trim(name)) between 1 and 200),
  expires_on date,
  file_id uuid,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, vendor_id) references public.vendors (company_id, id),
  foreign key (company_id, file_id) references public.attachments (company_id, id)
);
comment on table public.vendor_documents is 'Papers of a vendor and until when they are valid.';
create index vendor_documents_vendor_idx on public.vendor_documents (company_id, vendor_id);
create index vendor_documents_file_idx on public.vendor_documents (company_id, file_id) where file_id is not null;
alter table public.vendor_documents enable row level security;

create table public.purchase_orders (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  number text check (number ~ '^PO-[0-9]{4}-[0-9]{4,9}$'),
  revision integer not null default 1 check (revision > 0),
  last_revision integer not null default 1 check (last_revision >= revision),
  in_force integer check (in_force between 1 and revision),
  approval text not null default 'draft'
    check (approval in ('draft', 'submitted', 'approved', 'returned', 'rejected')),
  delivery text not null default 'not_sent' check (delivery in ('not_sent', 'queued', 'sent', 'failed')),
  author_person_id uuid not null,
  requester_person_id uuid,
  submitted_by uuid,
  submitted_at timestamptz,
  approvals_needed smallint not null default 1 check (approvals_needed between 1 and 2),
  approved_at timestamptz,
  own_approval boolean not null default false,
  ordered_at timestamptz,
  flags text[] not null default '{}',
  vendor_id uuid,
  vendor_name text check (length(vendor_name) between 1 and 200),
  project_id uuid,
  needed_by date,
  total_cents bigint not null default 0 check (total_cents between 0 and 9007199254740991),
  cost_code_ids uuid[] not null default '{}',
  search_text text not null default '',
  canceled_at timestamptz,
  closed_at timestamptz,
  ended_by uuid,
  end_reason text check (length(end_reason) between 1 and 1000),
  created_at timestamptz not null default now(),
  request_hash bytea,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, number),
  check (number is not null or approval in ('draft', 'rejected')),
  check (canceled_at is null or closed_at is null),
  check ((canceled_at is null and closed_at is null) = (ended_by is null)),
  foreign key (company_id, author_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, requester_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, submitted_by) references public.profiles (company_id, person_id),
  foreign key (company_id, ended_by) references public.profiles (company_id, person_id),
  foreign key (company_id, vendor_id) references public.vendors (company_id, id),
  foreign key (company_id, project_id) references public.projects (company_id, id)
);
comment on table public.purchase_orders is
  'Purchase orders. What they say is in order_revisions and purchase_order_lines; the label that people read is '
  'app.order_label.';
comment on column public.purchase_orders.id is 'Made by the device.';
comment on column public.purchase_orders.number is 'Given when it is first submitted, or used at a counter.';
comment on column public.purchase_orders.revision is
  'The revision that is being worked on; approval is its state. Columns from vendor_id to cost_code_ids repeat it for '
  'lists.';
comment on column public.purchase_orders.in_force is
  'The revision that is approved; it stays while a newer one waits.';
comment on column public.purchase_orders.own_approval is
  'Approved by who wrote or submitted it, as an only admin may, or an admin up to the company''s amount.';
comment on column public.purchase_orders.ordered_at is 'When it was ordered at a counter, before anyone approved.';
comment on column public.purchase_orders.flags is 'What would have held back an order that was already placed.';
comment on column public.purchase_orders.request_hash is 'What a device kept of an order made at a counter, hashed.';
create index purchase_orders_created_idx on public.purchase_orders (company_id, created_at desc, id desc);
create index purchase_orders_vendor_idx on public.purchase_orders (company_id, vendor_id, created_at desc)
  where vendor_id is not null;
create index purchase_orders_project_idx on public.purchase_orders (company_id, project_id, created_at desc)
  where project_id is not null;
create index purchase_orders_author_idx on public.purchase_orders (company_id, author_person_id, created_at desc);
create index purchase_orders_requester_idx on public.purchase_orders (company_id, requester_person_id)
  where requester_person_id is not null;
create index purchase_orders_submitted_by_idx on public.purchase_orders (company_id, submitted_by)
  where submitted_by is not null;
create index purchase_orders_ended_by_idx on public.purchase_orders (company_id, ended_by) where ended_by is not null;
create index purchase_orders_waiting_idx on public.purchase_orders (company_id, created_at desc)
  where approval = 'submitted' and canceled_at is null and closed_at is null;
create index purchase_orders_needed_idx on public.purchase_orders (company_id, needed_by)
  where canceled_at is null and closed_at is null;
alter table public.purchase_orders enable row level security;

create table public.order_revisions (
  company_id uuid not null,
  order_id uuid not null,
  revision integer not null check (revision > 0),
  vendor_id uuid,
  vendor_name text check (length(vendor_name) between 1 and 200),
  project_id uuid,
  ship_to text check (length(ship_to) between 1 and 500),
  needed_by date,
  discount_cents bigint not null default 0 check (discount_cents between 0 and 9007199254740991),
  freight_cents bigint not null default 0 check (freight_cents between 0 and 9007199254740991),
  vendor_note text check (length(vendor_note) between 1 and 2000),
  note text check (length(note) between 1 and 2000),
  subtotal_cents bigint not null default 0,
  tax_cents bigint not null default 0,
  total_cents bigint not null default 0,
  saved_by uuid not null,
  saved_at timestamptz not null default now(),
  override_reason text check (length(override_reason) between 1 and 1000),
  primary key (company_id, order_id, revision),
  foreign key (company_id, order_id) references public.purchase_orders (company_id, id),
  foreign key (company_id, vendor_id) references public.vendors (company_id, id),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, saved_by) references public.profiles (company_id, person_id)
);
comment on table public.order_revisions is
  'What each revision of an order says above its lines. Once submitted, a revision never changes.';
comment on column public.order_revisions.vendor_name is 'As typed, where the vendor is not in the list.';
comment on column public.order_revisions.vendor_note is 'For the vendor; note is for the company.';
comment on column public.order_revisions.override_reason is 'Why an admin let it pass over the budget.';
create index order_revisions_vendor_idx on public.order_revisions (company_id, vendor_id) where vendor_id is not null;
create index order_revisions_project_idx on public.order_revisions (company_id, project_id)
  where project_id is not null;
create index order_revisions_saved_by_idx on public.order_revisions (company_id, saved_by);
alter table public.order_revisions enable row level security;

create table public.purchase_order_lines (
  company_id uuid not null,
  order_id uuid not null,
  revision integer not null,
  position smallint not null check (position between 1 and 200),
  id uuid not null,
  description text not null check (length(trim(description)) between 1 and 500),
  item_number text check (length(item_number) between 1 and 50),
  quantity bigint not null check (quantity > 0),
  unit text not null check (length(trim(unit)) between 1 and 20),
  price bigint not null check (price >= 0),
  price_unit text check (length(trim(price_unit)) between 1 and 20),
  price_factor bigint not null default 1000 check (price_factor > 0),
  tax_rate integer not null default 0 check (tax_rate between 0 and 1000000),
  cost_code_id uuid,
  cost_type text check (cost_type in ('M', 'E', 'S', 'O')),
  amount_cents bigint not null check (amount_cents >= 0),
  discount_cents bigint not null default 0,
  freight_cents bigint not null default 0,
  tax_cents bigint not null default 0,
  cost_cents bigint not null check (cost_cents between 0 and 9007199254740991),
  primary key (company_id, order_id, revision, position),
  foreign key (company_id, order_id, revision) references public.order_revisions (company_id, order_id, revision),
  foreign key (company_id, cost_code_id) references public.cost_codes (company_id, id)
);
comment on table public.purchase_order_lines is
  'Lines of an order''s revisions, with their share of discount and freight.';
comment on column public.purchase_order_lines.quantity is 'Thousandths of unit.';
comment on column public.purchase_order_lines.price is 'Ten-thousandths of the currency''s unit, for one price_unit.';
comment on column public.purchase_order_lines.price_factor is
  'How many of unit are in one price_unit, in thousandths: 1000000 for wire by the foot, priced by 1,000 feet.';
comment on column public.purchase_order_lines.tax_rate is 'Ten-thousandths of a percent.';
comment on column public.purchase_order_lines.cost_cents is
  'What the line costs: amount, less discount, with freight and tax.';
create index purchase_order_lines_code_idx on public.purchase_order_lines (company_id, cost_code_id)
  where cost_code_id is not null;
alter table public.purchase_order_lines enable row level security;

create table public.order_events (
  company_id uuid not null,
  order_id uuid not null,
  sequence integer not null check (sequence > 0),
  id uuid not null,
  kind text not null check (kind in (
    'created', 'revised', 'submitted', 'passed', 'approved', 'returned', 'rejected', 'canceled', 'closed',
    'sent_by_phone', 'mail_queued', 'mail_sent', 'mail_failed', 'ordered'
  )),
  revision integer not null,
  at timestamptz not null default now(),
  actor_person_id uuid,
  on_behalf_of uuid,
  own_approval boolean not null default false,
  by_link boolean not null default false,
  reason text check (length(reason) between 1 and 1000),
  facts jsonb not null default '{}',
  request_hash bytea not null,
  primary key (company_id, order_id, sequence),
  unique (company_id, id),
  foreign key (company_id, order_id) references public.purchase_orders (company_id, id),
  foreign key (company_id, actor_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, on_behalf_of) references public.profiles (company_id, person_id)
);
comment on table public.order_events is
  'What happened to an order, under the id of the request that did it. Append-only; approvals are counted from it.';
comment on column public.order_events.kind is
  'passed: a change so small that no one was asked. ordered: placed at a counter.';
comment on column public.order_events.on_behalf_of is 'Whose limit a delegate used.';
create index order_events_actor_idx on public.order_events (company_id, actor_person_id)
  where actor_person_id is not null;
create index order_events_on_behalf_of_idx on public.order_events (company_id, on_behalf_of)
  where on_behalf_of is not null;
alter table public.order_events enable row level security;

create table public.purchasing_settings (
  company_id uuid primary key references public.companies (id),
  requests_enabled boolean not null default true,
  supervisor_limit_cents bigint not null default 0 check (supervisor_limit_cents between 0 and 99999999999),
  two_approvals_from_cents bigint default 500000 check (two_approvals_from_cents between 0 and 99999999999),
  own_approval_up_to_cents bigint not null default 0 check (own_approval_up_to_cents between 0 and 99999999999),
  budget_rule text not null default 'warn' check (budget_rule in ('warn', 'block')),
  insurance_rule text not null default 'warn' check (insurance_rule in ('warn', 'block')),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
comment on table public.purchasing_settings is 'How a company buys. Without a row the defaults apply.';
comment on column public.purchasing_settings.supervisor_limit_cents is
  'Up to what a supervisor approves who has no limit of their own.';
comment on column public.purchasing_settings.two_approvals_from_cents is
  'From this amount two people approve, once there are two who may; null: never.';
alter table public.purchasing_settings enable row level security;

create table public.approval_limits (
  company_id uuid not null,
  person_id uuid not null,
  limit_cents bigint not null check (limit_cents between 0 and 99999999999),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, person_id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.approval_limits is
  'Up to and including what a person approves. Without a row an admin approves any amount, a supervisor what the '
  'company''s settings say.';
alter table public.approval_limits enable row level security;

create table public.approval_delegations (
  company_id uuid not null,
  id uuid not null,
  giver_person_id uuid not null,
  delegate_person_id uuid not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  check (giver_person_id <> delegate_person_id),
  foreign key (company_id, giver_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, delegate_person_id) references public.profiles (company_id, person_id)
);
comment on table public.approval_delegations is 'Who approves orders in someone''s place, and on which days.';
create index approval_delegations_giver_idx on public.approval_delegations (company_id, giver_person_id);
create index approval_delegations_delegate_idx on public.approval_delegations (company_id, delegate_person_id);
alter table public.approval_delegations enable row level security;

alter table app.number_series drop constraint number_series_series_check,
  add constraint number_series_series_check check (series ~ '^[a-z][a-z0-9_]{0,39}$');
