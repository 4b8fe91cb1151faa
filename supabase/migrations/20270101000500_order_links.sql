-- Approving an order from the link in its mail.

create table public.order_links (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  revision integer not null,
  person_id uuid not null,
  purpose text not null check (purpose in ('decide')),
  token_hash bytea not null check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, order_id) references public.purchase_orders (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.order_links is
  'Links by which one person decides one revision of an order, once. Of their tokens only hashes are here.';
create unique index order_links_token_idx on public.order_links (token_hash);
create index order_links_order_idx on public.order_links (company_id, order_id);
create index order_links_person_idx on public.order_links (company_id, person_id);
alter table public.order_links enable row level security;
