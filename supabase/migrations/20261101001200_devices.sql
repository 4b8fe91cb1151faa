-- Push tokens of phones, and the errors that apps report.

create table public.device_tokens (
  user_id uuid not null,
  token text not null check (length(token) between 1 and 4096),
  platform text not null check (platform in ('ios', 'android', 'web')),
  created_at timestamptz not null default now(),
  session_id uuid default ((auth.jwt() ->> 'session_id')::uuid),
  primary key (user_id, token)
);
comment on table public.device_tokens is 'Where a signed-in person''s phone receives pushes.';
comment on column public.device_tokens.session_id is
  'The session that registered it: revoking that one ends the pushes.';
create index device_tokens_token_idx on public.device_tokens (token);
alter table public.device_tokens enable row level security;

create table public.client_errors (
  id uuid primary key,
  company_id uuid references public.companies (id),
  user_id uuid,
  route text,
  message text not null,
  app_version text,
  user_agent text,
  context jsonb not null default '{}',
  created_at timestamptz not null default now(),
  reported_from text
);
comment on table public.client_errors is
  'What the error screen reported; the id is the one that the person reads out.';
create index client_errors_company_idx on public.client_errors (company_id, created_at);
create index client_errors_created_idx on public.client_errors (created_at);
comment on column public.client_errors.reported_from is
  'The address of whoever reported it, to count by; of an IPv6 address its /64. Nobody reads it.';
alter table public.client_errors enable row level security;
