create or replace function public.void_ticket(ticket_id uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held public.work_tickets;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  held := app.ticket_to_change(ticket_id);
  if held.id is null then
    return app.refused('not_found');
  end if;
  if not app.may_void_ticket(held) then
    return app.refused('not_allowed');
  end if;
  if coalesce(length(trim(reason)), 0) not between 1 and 2000 then
    return app.refused_with_detail('invalid_input', 'reason');
  end if;
  if held.state = 'void' then
    return case when held.void_reason = trim(reason) and held.voided_by = app.my_person_id()
      then jsonb_build_object('verdict', 'replayed') else app.refused('wrong_state') end;
  end if;
  if exists (select from app.tickets_on_change_orders(held.company_id, array[held.id])) then
    return app.refused('on_change_order');
  end if;
  update public.work_tickets t
  set state = 'void', voided_at = now(), voided_by = app.my_person_id(), void_reason = trim(reason)
  where t.company_id = held.company_id and t.id = held.id;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.void_ticket(uuid, text) is
  'An admin, or who made it (an employee while it is open), voids a ticket with a reason; it stays readable, with its '
  'signature. Verdict applied or replayed, or refused (not_allowed, not_found, invalid_input, wrong_state, '
  'on_change_order).';

grant execute on function public.void_ticket(uuid, text) to authenticated;
