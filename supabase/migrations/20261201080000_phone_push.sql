-- Notifications on their way to one phone, as they go to one browser.

alter table public.device_tokens
  add column id uuid not null default gen_random_uuid(),
  add constraint device_tokens_id_key unique (id);
comment on column public.device_tokens.id is
  'The phone as notifications name it; another person on the same phone has another one.';

alter table app.notifications add column device_token_id uuid
  references public.device_tokens (id) on delete set null;
comment on column app.notifications.device_token_id is
  'Of channel native_push: the phone it goes to, each with a row and attempts of its own.';
create index notifications_device_token_idx on app.notifications (device_token_id)
  where device_token_id is not null;
