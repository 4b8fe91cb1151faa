create or replace function public.sign_ticket(signature_id uuid, ticket_id uuid, signed jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  held public.work_tickets;
  kept public.work_ticket_signatures;
  wrong text;
begin
  if app.my_role() is null or app.my_role() not in ('supervisor', 'admin') then
    return app.refused('not_allowed');
  end if;
  held := app.ticket_to_change(ticket_id);
  if held.id is null then
    return app.refused('not_found');
  end if;
  wrong := case when signature_id is null then 'signature_id' else app.wrong_ticket_signature_field(signed) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  select * into kept from public.work_ticket_signatures s
  where s.company_id = company and s.id = signature_id;
  if kept.id is not null then
    -- The hash covers the rest.
    return case when kept.ticket_id = held.id and kept.hash = signed ->> 'hash'
      then jsonb_build_object('verdict', 'replayed') else app.refused('other_payload') end;
  end if;
  if held.state <> 'open' then
    return app.refused('wrong_state');
  end if;
  if app.ticket_hash(app.ticket_json(held), signed) <> signed ->> 'hash' then
    return app.refused('changed_meanwhile');
  end if;

  insert into public.work_ticket_signatures (
    company_id, ticket_id, id, name, role, drawing, signed_at, hash, collector_person_id
  ) values (
    company, held.id, signature_id, signed ->> 'name', signed ->> 'role', signed -> 'drawing',
    (signed ->> 'signed_at')::timestamptz, signed ->> 'hash', app.my_person_id()
  );
  update public.work_tickets t set state = 'signed' where t.company_id = company and t.id = held.id;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.sign_ticket(uuid, uuid, jsonb) is
  'Keeps a customer''s signature under a ticket, drawn on the caller''s device, under an id that the device made: '
  '{v: 1, hash, name, role, drawing, signed_at}. hash is that of app.ticket_signed_text as the device read the '
  'ticket. A ticket is signed once. Verdict applied or replayed, or refused (not_allowed, not_found, invalid_input '
  'with the field in detail, other_payload, wrong_state, changed_meanwhile).';

grant execute on function public.sign_ticket(uuid, uuid, jsonb) to authenticated;
