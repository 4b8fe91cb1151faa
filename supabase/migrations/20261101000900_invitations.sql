-- How a person gets a login: an admin invites, the token is shown once and kept only as a hash, and
-- the confirmed login takes over the person that the admin entered.

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  person_id uuid not null,
  email text check (email = lower(email) and length(email) <= 320),
  token_hash bytea not null unique,
  invited_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  claimed_at timestamptz,
  revoked_at timestamptz,
  opened_at timestamptz,
  mail_state text check (mail_state in ('wanted', 'queued', 'sent', 'failed')),
  mail_due_at timestamptz,
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, invited_by) references public.profiles (company_id, person_id),
  constraint invitations_mail_is_due check ((mail_state is null) = (mail_due_at is null))
);
comment on table public.invitations is 'Offers of a login to a person of the company, each usable once.';
comment on column public.invitations.email is
  'When given, only a login with this confirmed address can claim the invitation.';
create index invitations_person_idx on public.invitations (company_id, person_id);
create index invitations_invited_by_idx on public.invitations (company_id, invited_by);
comment on column public.invitations.opened_at is 'When somebody first read it with its token.';
comment on column public.invitations.mail_state is
  'Null: no mail. wanted: the server is to write it. queued: written, on its way to the mail server. sent: the mail '
  'server took it. failed: it did not.';
comment on column public.invitations.mail_due_at is
  'When the server may write the mail; of one that is being written, when it is given up and tried anew.';
create index invitations_company_mail_idx on public.invitations (company_id, mail_due_at) where mail_state is not null;
create index invitations_mail_wanted_idx on public.invitations (company_id, mail_due_at) where mail_state = 'wanted';
alter table public.invitations enable row level security;
