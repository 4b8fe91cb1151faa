-- Orders made at a counter without a network, and requests of those who don't buy.

create table public.reserved_numbers (
  company_id uuid not null references public.companies (id),
  number text not null check (number ~ '^PO-[0-9]{4}-[0-9]{4,9}$'),
  device_id uuid not null,
  person_id uuid not null,
  reserved_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  released_at timestamptz,
  order_id uuid,
  primary key (company_id, number),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, order_id) references public.purchase_orders (company_id, id)
);
comment on table public.reserved_numbers is
  'Numbers of orders that a buyer''s device may use without a network. Never given again, used or not.';
comment on column public.reserved_numbers.seen_at is
  'When the device last asked for its numbers. After 60 days they are released: no one waits for them.';
create index reserved_numbers_device_idx on public.reserved_numbers (company_id, person_id, device_id)
  where order_id is null and released_at is null;
create index reserved_numbers_person_idx on public.reserved_numbers (company_id, person_id);
create index reserved_numbers_order_idx on public.reserved_numbers (company_id, order_id) where order_id is not null;
alter table public.reserved_numbers enable row level security;

create table public.order_requests (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  person_id uuid not null,
  project_id uuid,
  what text not null check (length(trim(what)) between 1 and 2000),
  quantity text check (length(quantity) between 1 and 100),
  needed_by date,
  same_as_id uuid,
  requested_at timestamptz not null,
  received_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'ordered', 'declined', 'withdrawn')),
  order_id uuid,
  settled_by uuid,
  reason text check (length(reason) between 1 and 1000),
  request_hash bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  check ((state = 'ordered') = (order_id is not null)),
  check ((state = 'open') = (settled_by is null)),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, settled_by) references public.profiles (company_id, person_id),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, same_as_id) references public.order_requests (company_id, id),
  foreign key (company_id, order_id) references public.purchase_orders (company_id, id)
);
comment on table public.order_requests is 'What people in the field ask buyers to order.';
comment on column public.order_requests.id is 'Made by the device.';
create index order_requests_received_idx on public.order_requests (company_id, received_at desc, id desc);
create index order_requests_person_idx on public.order_requests (company_id, person_id);
create index order_requests_settled_by_idx on public.order_requests (company_id, settled_by)
  where settled_by is not null;
create index order_requests_project_idx on public.order_requests (company_id, project_id)
  where project_id is not null;
create index order_requests_same_as_idx on public.order_requests (company_id, same_as_id)
  where same_as_id is not null;
create index order_requests_order_idx on public.order_requests (company_id, order_id) where order_id is not null;
alter table public.order_requests enable row level security;

insert into app.record_kinds (kind, may_read, may_comment, may_attach, readers) values
  ('order_request', 'app.may_read_request', 'app.may_read_request', 'app.may_read_request', 'app.request_readers');
