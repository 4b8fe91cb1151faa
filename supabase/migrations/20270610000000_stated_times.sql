-- What a device's clock said, where the time that is kept beside it was cut to what can be: it was ahead of the
-- server's, or behind the JSA that was signed.
alter table public.hazards
  add column stated_at timestamptz,
  add constraint hazards_anonymous_stated_at_check check (not is_anonymous or stated_at is null);
comment on column public.hazards.stated_at is
  'The time of the report by the clock of its device, where reported_at is not that; never of an anonymous report.';

alter table public.jsas add column stated_at timestamptz;
comment on column public.jsas.stated_at is 'When it was made by the clock of its device, where made_at is not that.';

alter table public.jsa_signatures add column stated_at timestamptz;
comment on column public.jsa_signatures.stated_at is
  'When it was signed by the clock of its device, where signed_at is not that.';

alter table public.comments add column stated_at timestamptz;
comment on column public.comments.stated_at is
  'When it was written by the clock of its device, where made_at is not that.';

alter table public.daily_log_signatures add column stated_at timestamptz;
comment on column public.daily_log_signatures.stated_at is
  'When it was signed by the clock of its device, where signed_at is not that.';

alter table public.checklists add column stated_at timestamptz;
comment on column public.checklists.stated_at is
  'When it was answered by the clock of its device, where made_at is not that.';

alter table public.work_tickets add column stated_at timestamptz;
comment on column public.work_tickets.stated_at is
  'When it was made by the clock of its device, where made_at is not that.';

alter table public.equipment_moves add column stated_at timestamptz;
comment on column public.equipment_moves.stated_at is
  'When it happened by the clock of its device, where at is not that.';
