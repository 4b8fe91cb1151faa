create or replace function public.read_ticket(ticket_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  found public.work_tickets;
  kept public.work_ticket_signatures;
  content jsonb;
  signer jsonb;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  if not app.may_read_ticket(ticket_id) then
    return app.refused('not_found');
  end if;
  select * into found from public.work_tickets t where t.company_id = company and t.id = read_ticket.ticket_id;
  select * into kept from public.work_ticket_signatures s where s.company_id = company and s.ticket_id = found.id;
  content := app.ticket_json(found);
  signer := case when kept.id is not null then jsonb_build_object(
    'name', kept.name, 'role', kept.role, 'signed_at', app.instant(kept.signed_at), 'drawing', kept.drawing
  ) end;
  return jsonb_build_object(
    'verdict', 'ok',
    'ticket', app.ticket_row(found) || content || jsonb_build_object(
      'version', found.version, 'made_at', app.instant(found.made_at),
      'stated_at', app.instant(found.stated_at), 'received_at', app.instant(found.received_at),
      'copied_from', (
        select jsonb_build_object('id', c.id, 'number', c.number)
        from public.work_tickets c where c.company_id = company and c.id = found.copied_from_id
      ),
      'voided_at', app.instant(found.voided_at), 'voided_by', app.person_label(company, found.voided_by),
      'void_reason', found.void_reason
    ),
    'signature', signer || jsonb_build_object(
      'id', kept.id, 'hash', kept.hash, 'received_at', app.instant(kept.received_at),
      'collected_by', app.person_label(company, kept.collector_person_id),
      'is_intact', app.ticket_hash(content, signer) = kept.hash
    ),
    'may_void', app.may_void_ticket(found) and found.state <> 'void'
  );
end
$$;

comment on function public.read_ticket(uuid) is
  'One ticket with its lines, photos and signature; is_intact says whether what is stored still has the hash that was '
  'signed. Refused with not_allowed or not_found.';

grant execute on function public.read_ticket(uuid) to authenticated;
