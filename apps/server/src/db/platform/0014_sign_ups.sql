-- What people said when they signed up, until the address is proven to be theirs, and how often mails
-- were asked for. Apart from the users, whose columns are those of the auth server on a hosted
-- project. Granted to no one.

grant usage, create on schema muster to supabase_auth_admin;
set role supabase_auth_admin;

create table muster.sign_ups (
  id uuid not null primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  password_hash text not null,
  user_metadata jsonb not null,
  code_hash text not null,
  flow_id uuid,
  network text not null,
  created_at timestamptz not null
);
comment on table muster.sign_ups is
  'Sign-ups of an address that no one has proven yet, each with the password and metadata it brought. They count once their own code or code exchange, or their password, comes back.';
comment on column muster.sign_ups.code_hash is 'Of the mailed code that this sign-up led to.';
comment on column muster.sign_ups.network is 'A hash of where it came from.';
create index sign_ups_user_id_idx on muster.sign_ups (user_id);

create table muster.mail_requests (
  key text not null primary key,
  asked_at timestamptz not null
);
comment on table muster.mail_requests is
  'When a mail was last asked for that no one got, by a hash of kind and address: asking again is refused as for anyone.';
create index mail_requests_asked_at_idx on muster.mail_requests (asked_at);

-- Of those under way no one knows who chose the password.
insert into muster.sign_ups (id, user_id, password_hash, user_metadata, code_hash, network, created_at)
select gen_random_uuid(), id, encrypted_password, coalesce(raw_user_meta_data, '{}'), '', '',
  coalesce(created_at, now())
from auth.users
where email is not null and email_confirmed_at is null and phone_confirmed_at is null
  and encrypted_password <> '';

alter table muster.sign_ups enable row level security;
alter table muster.mail_requests enable row level security;

reset role;
revoke create on schema muster from supabase_auth_admin;
