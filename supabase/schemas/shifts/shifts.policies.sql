grant select, insert, update, delete on public.shifts to service_role;
-- Withheld: everything, so that only schedulers see a draft, through board_shifts.
