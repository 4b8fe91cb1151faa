-- People without a login answer the location notice at a kiosk, by their PIN.
alter table public.location_choices add column kiosk_id uuid;
alter table public.location_choices drop constraint location_choices_way_check;
alter table public.location_choices add constraint location_choices_way_check
  check (way in ('app', 'paper', 'kiosk')) not valid;
alter table public.location_choices validate constraint location_choices_way_check;
alter table public.location_choices add constraint location_choices_kiosk_check
  check ((way = 'kiosk') = (kiosk_id is not null)) not valid;
alter table public.location_choices validate constraint location_choices_kiosk_check;
alter table public.location_choices add constraint location_choices_company_id_kiosk_id_fkey
  foreign key (company_id, kiosk_id) references public.kiosks (company_id, id);
comment on column public.location_choices.kiosk_id is 'On which someone without a login answered.';
create index location_choices_kiosk_idx on public.location_choices (company_id, kiosk_id);
