create or replace function app.live_link(company uuid, kind text, record uuid) returns public.public_links
language sql stable security definer set search_path = ''
as $$
  select l.* from public.public_links l
  where l.company_id = company and l.kind = live_link.kind and l.record_id = record
    and l.revoked_at is null and l.expires_at > now()
  order by l.created_at desc limit 1
$$;

comment on function app.live_link(uuid, text, uuid) is
  'The public link by which a record is shown now; null when it is not.';
