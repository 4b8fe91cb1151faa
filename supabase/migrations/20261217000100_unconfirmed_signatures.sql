-- A drawing on another person's phone isn't the signature of someone with a login until they confirm it.
alter table public.jsa_signatures add column needs_confirmation boolean not null default false;
comment on column public.jsa_signatures.needs_confirmation is
  'Drawn on another person''s phone for someone with a login, who has not confirmed it: it does not count as theirs.';
alter table public.jsa_signatures drop constraint jsa_signatures_void_reason_check;
alter table public.jsa_signatures add constraint jsa_signatures_void_reason_check
  check (void_reason in ('edited', 'reopened', 'rejected', 'replaced'));
alter table public.jsa_events drop constraint jsa_events_kind_check;
alter table public.jsa_events add constraint jsa_events_kind_check
  check (kind in ('saved', 'edited', 'signed', 'approved', 'ended', 'reopened', 'confirmed', 'rejected'));
