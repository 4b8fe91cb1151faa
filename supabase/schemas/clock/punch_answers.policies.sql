grant select on public.punch_answers to service_role;
-- Withheld: everything from the user roles.

create trigger refuse_change before update or delete or truncate on public.punch_answers
  for each statement execute function app.refuse_change();
