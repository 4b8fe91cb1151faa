grant select, insert, update, delete on public.shifts to service_role;
-- Withheld: everything, so that a draft reaches schedulers only, through board_shifts.
