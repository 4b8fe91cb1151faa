-- Browsers that show notifications, and the notifications on their way to one of them.

create table app.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  session_id uuid not null,
  endpoint text not null unique check (length(endpoint) between 1 and 2000),
  p256dh text not null check (length(p256dh) between 1 and 200),
  auth text not null check (length(auth) between 1 and 100),
  created_at timestamptz not null default now()
);
comment on table app.push_subscriptions is
  'Browsers in which a person turned notifications on: where a push goes, and the keys it is encrypted for. '
  'Written by RPCs, read by the server.';
comment on column app.push_subscriptions.session_id is 'The session that turned them on: they end with it.';
create index push_subscriptions_user_idx on app.push_subscriptions (user_id, created_at);
alter table app.push_subscriptions enable row level security;

alter table app.notifications add column push_subscription_id uuid
  references app.push_subscriptions (id) on delete set null;
comment on column app.notifications.push_subscription_id is
  'Of channel web_push: the browser it goes to, each with a row and attempts of its own.';
create index notifications_push_subscription_idx on app.notifications (push_subscription_id)
  where push_subscription_id is not null;
