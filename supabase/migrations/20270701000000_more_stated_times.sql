-- What a device's clock said of a photo, an act on a JSA and an order at a counter, where the time that is kept was
-- cut to what can be.
alter table public.project_photos add column stated_at timestamptz;
comment on column public.project_photos.stated_at is
  'When it was added by the clock of its device, where taken_at is not that. Its attachment says when it arrived.';

-- Without a default first: when earlier acts arrived is not known.
alter table public.jsa_events
  add column received_at timestamptz,
  add column stated_at timestamptz;
alter table public.jsa_events alter column received_at set default now();
comment on column public.jsa_events.received_at is 'Null: not known.';
comment on column public.jsa_events.stated_at is
  'When it was done by the clock of its device, where at is not that.';

alter table public.purchase_orders add column stated_at timestamptz;
comment on column public.purchase_orders.stated_at is
  'When it was placed at a counter by the clock of its device, where ordered_at is not that.';
