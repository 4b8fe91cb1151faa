create or replace function app.anonymous_photo_path(company uuid, hazard uuid, photo uuid, ticket text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.refuse_suspended(company);
  return (
    select a.path
    from public.hazards h
    join public.attachments a on a.company_id = h.company_id and a.record_kind = 'hazard' and a.record_id = h.id
    where h.company_id = company and h.id = hazard and h.is_anonymous
      and h.ticket_hash = sha256(convert_to(ticket, 'UTF8')) and h.received_at > now() - interval '60 days'
      and a.id = photo and a.person_id is null and a.comment_id is null and a.deleted_at is null
  );
end
$$;

comment on function app.anonymous_photo_path(uuid, uuid, uuid, text) is
  'Where a photo of an anonymous report goes, for whoever has the ticket that the report named; null otherwise and '
  '60 days after the report.';
