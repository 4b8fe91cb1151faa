-- requires: app.plain_text

-- Extra-work tickets: what was done beyond the contract, by hours, materials and equipment, and the customer's name
-- under it. No prices here.

create table public.work_tickets (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  project_id uuid not null,
  number integer not null check (number > 0),
  code text not null check (code ~ '^[BCDFGHJKMNPQRSTWXZ]{6}$'),
  day date not null,
  what text not null check (length(what) between 1 and 4000),
  why text check (length(why) between 1 and 4000),
  state text not null default 'open' check (state in ('open', 'signed', 'void')),
  author_person_id uuid not null,
  made_at timestamptz not null,
  received_at timestamptz not null default now(),
  copied_from_id uuid,
  voided_at timestamptz,
  voided_by uuid,
  void_reason text check (length(void_reason) between 1 and 2000),
  request_hash bytea not null,
  search_text text not null generated always as (
    app.plain_text(number::text || ' ' || code || ' ' || what || ' ' || coalesce(why, ''))
  ) stored,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, project_id, number),
  check ((state = 'void') = (voided_at is not null)),
  check (num_nonnulls(voided_at, voided_by, void_reason) in (0, 3)),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, author_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, voided_by) references public.profiles (company_id, person_id),
  foreign key (company_id, copied_from_id) references public.work_tickets (company_id, id)
);
comment on table public.work_tickets is
  'Extra work on a project on a day, for the customer to sign. A signed ticket never changes: it is voided, and '
  'another is made from it.';
comment on column public.work_tickets.id is 'Made by the device.';
comment on column public.work_tickets.number is 'Runs within the project; given when the server gets the ticket.';
comment on column public.work_tickets.code is
  'Made by the device: what the customer reads on a ticket that has no number yet, and a part of what is signed.';
create index work_tickets_day_idx on public.work_tickets (company_id, day, number, id);
create index work_tickets_author_idx on public.work_tickets (company_id, author_person_id);
create index work_tickets_voided_by_idx on public.work_tickets (company_id, voided_by) where voided_by is not null;
create index work_tickets_copied_from_idx on public.work_tickets (company_id, copied_from_id)
  where copied_from_id is not null;
alter table public.work_tickets enable row level security;

create table public.work_ticket_lines (
  company_id uuid not null,
  ticket_id uuid not null,
  kind text not null check (kind in ('labor', 'material', 'equipment')),
  position smallint not null check (position between 1 and 100),
  what text not null check (length(what) between 1 and 200),
  classification text check (length(classification) between 1 and 100),
  minutes integer check (minutes between 1 and 14400),
  quantity integer check (quantity between 1 and 999999999),
  unit text check (length(unit) between 1 and 20),
  primary key (company_id, ticket_id, kind, position),
  check ((kind = 'labor') = (minutes is not null)),
  check ((kind = 'labor') = (quantity is null)),
  check (kind <> 'labor' or unit is null),
  check (kind = 'labor' or classification is null),
  foreign key (company_id, ticket_id) references public.work_tickets (company_id, id)
);
comment on table public.work_ticket_lines is
  'Labor, materials and equipment of a ticket, as the customer reads them.';
comment on column public.work_ticket_lines.what is 'Of labor: who worked, by name.';
comment on column public.work_ticket_lines.quantity is 'In thousandths of the unit.';
alter table public.work_ticket_lines enable row level security;

create table public.work_ticket_signatures (
  company_id uuid not null,
  ticket_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 200),
  role text not null check (length(role) between 1 and 200),
  drawing jsonb not null check (jsonb_typeof(drawing) = 'array'),
  signed_at timestamptz not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  collector_person_id uuid not null,
  received_at timestamptz not null default now(),
  primary key (company_id, ticket_id),
  unique (company_id, id),
  foreign key (company_id, ticket_id) references public.work_tickets (company_id, id),
  foreign key (company_id, collector_person_id) references public.profiles (company_id, person_id)
);
comment on table public.work_ticket_signatures is
  'The name of a customer''s person under a ticket. They are not in the company and have no login.';
comment on column public.work_ticket_signatures.signed_at is
  'By the device, as it was signed: a part of the text whose hash is kept.';
comment on column public.work_ticket_signatures.hash is
  'SHA-256 of app.ticket_signed_text in hexadecimal digits, as the device computed it.';
create index work_ticket_signatures_collector_idx on public.work_ticket_signatures (company_id, collector_person_id);
alter table public.work_ticket_signatures enable row level security;

insert into app.record_kinds (kind, may_read, may_comment, may_attach, readers) values
  ('ticket', 'app.may_read_ticket', 'app.may_read_ticket', 'app.may_read_ticket', 'app.ticket_readers');
