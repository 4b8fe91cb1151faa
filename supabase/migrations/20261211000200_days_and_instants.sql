-- What callers name as a day or an instant lies where every calculation with it ends.

create domain public.day as date check (value between '1900-01-01' and '2200-01-01');
comment on domain public.day is
  'A date as an exposed function takes it: neither infinite nor centuries away.';

create domain public.instant as timestamptz
  check (value between '1900-01-01T00:00:00Z' and '2200-01-01T00:00:00Z');
comment on domain public.instant is
  'An instant as an exposed function takes it: neither infinite nor centuries away. A device that has lost its clock '
  'is in 1970.';

-- Stored sheets of days without any work stay; none is added.
alter table public.timesheets add constraint timesheets_period_check
  check (period_from >= '1900-01-01' and period_to <= '2200-01-01') not valid;
