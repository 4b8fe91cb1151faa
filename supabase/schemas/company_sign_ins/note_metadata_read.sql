create or replace function app.note_metadata_read(
  sign_in_id uuid, metadata_url text, sign_in_url text, certificate text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.company_sign_ins s set
    sign_in_url = note_metadata_read.sign_in_url, certificate = note_metadata_read.certificate, updated_at = now()
  where s.id = sign_in_id and s.metadata_url = note_metadata_read.metadata_url
    and (s.sign_in_url, s.certificate)
      is distinct from (note_metadata_read.sign_in_url, note_metadata_read.certificate);
  return found;
end
$$;

comment on function app.note_metadata_read(uuid, text, text, text) is
  'The server has read at this address where a SAML provider takes questions and which certificates it signs with. '
  'Answers whether anything is different.';
