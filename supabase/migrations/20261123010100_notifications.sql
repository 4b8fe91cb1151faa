-- What a person is told outside the app: today by email, one row for each channel.

create table app.notifications (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{0,62}$'),
  channel text not null check (channel in ('email', 'web_push', 'native_push')),
  company_id uuid,
  person_id uuid,
  address text check (length(address) <= 320),
  dedupe_key text not null check (length(dedupe_key) between 1 and 500),
  payload jsonb not null default '{}',
  content jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'skipped')),
  attempts integer not null default 0,
  outcome text check (length(outcome) <= 1000),
  created_at timestamptz not null default now(),
  not_before timestamptz not null default now(),
  give_up_at timestamptz,
  settled_at timestamptz,
  constraint notifications_have_a_recipient check (person_id is not null or address is not null),
  constraint notifications_settled check ((settled_at is null) = (state = 'waiting')),
  constraint notifications_log_has_no_body
    check (state = 'waiting' or (payload = '{}'::jsonb and content is null)),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id) on delete cascade
);
comment on table app.notifications is
  'Messages to people, one row for each kind, recipient, channel and dedupe key, so that none is sent twice. What a '
  'message says is dropped once it is settled; the rest is the log, kept for 400 days.';
comment on column app.notifications.address is
  'Where it goes when that is not the recipient''s own address at the time of sending, such as a new address.';
comment on column app.notifications.payload is 'What the template of the kind needs, while it waits.';
comment on column app.notifications.content is
  'The message itself, where it was written at the request; while it waits.';
comment on column app.notifications.outcome is 'Why it failed or was skipped, or what the last attempt failed of.';
comment on column app.notifications.give_up_at is
  'Of a message that is worth delivering late: until then it is tried again. Null: for about an hour.';
create unique index notifications_once_idx
  on app.notifications (kind, person_id, channel, dedupe_key) where person_id is not null;
create index notifications_person_idx on app.notifications (company_id, person_id);
create index notifications_settled_idx on app.notifications (settled_at) where settled_at is not null;
create index notifications_address_idx on app.notifications (address) where address is not null;
alter table app.notifications enable row level security;

-- Mails that waited for the mail server go on as notifications.
insert into app.notifications (kind, channel, company_id, person_id, address, dedupe_key, content, give_up_at)
select case when i.id is null then 'auth_mail' else 'invitation' end, 'email', i.company_id, i.person_id, m.recipient,
  coalesce(i.id, m.id)::text,
  jsonb_build_object('subject', m.subject, 'text', m.body_text, 'html', m.body_html), m.give_up_at
from app.outgoing_mails m left join public.invitations i on i.id = m.invitation_id
on conflict do nothing;
insert into app.jobs (kind, payload, dedupe_key)
select 'deliver_notification', jsonb_build_object('id', n.id), n.id::text from app.notifications n;
drop table app.outgoing_mails;
