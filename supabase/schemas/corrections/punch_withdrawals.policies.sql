grant select on public.punch_withdrawals to service_role;
-- Withheld: everything from people; time_corrections shows them their corrections.

create trigger refuse_change before update or delete or truncate on public.punch_withdrawals
  for each statement execute function app.refuse_change();
