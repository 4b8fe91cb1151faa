-- Photos of hazard reports: declared with the report, their bytes follow.

alter table public.hazards add column ticket_hash bytea check (length(ticket_hash) = 32);
comment on column public.hazards.ticket_hash is
  'Of an anonymous report: the SHA-256 of the secret by which its phone hands in the photos.';

alter table public.hazard_events drop constraint hazard_events_kind_check;
alter table public.hazard_events add constraint hazard_events_kind_check check (kind in (
  'reported', 'triage', 'assign', 'start', 'resolve', 'verify', 'reopen', 'merged', 'merged_in', 'action_added',
  'action_changed', 'action_done', 'action_canceled', 'action_reopened', 'photo_dropped'
)) not valid;
alter table public.hazard_events validate constraint hazard_events_kind_check;
