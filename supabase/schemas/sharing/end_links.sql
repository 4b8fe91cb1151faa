create or replace function app.end_links(company uuid, kind text, record uuid, person uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  ended integer;
begin
  update public.public_links l set revoked_at = now(), revoked_by = person
  where l.company_id = company and l.kind = end_links.kind and l.record_id = record and l.revoked_at is null;
  get diagnostics ended = row_count;
  if ended > 0 then
    -- Their pictures are deleted immediately.
    perform pg_notify('erased_folders', '');
  end if;
  return ended;
end
$$;

comment on function app.end_links(uuid, text, uuid, uuid) is
  'Revokes the public links of a record in a person''s name; answers how many.';
