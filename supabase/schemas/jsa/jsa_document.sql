create or replace function public.jsa_document(jsa_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  if not app.may_read_jsa(jsa_id) then
    return app.refused('not_found');
  end if;
  return (
    select jsonb_build_object(
      'verdict', 'ok', 'version', j.document_version, 'hash', j.hash,
      'document', j.document || jsonb_build_object('signatures', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'name', s.name, 'method', s.method, 'signed_at', app.instant(s.signed_at), 'missed', s.missed
        ) order by s.signed_at, s.id), '[]')
        from public.jsa_signatures s
        where s.company_id = j.company_id and s.jsa_id = j.id and s.voided_at is null
          and not s.needs_confirmation
      ))
    )
    from public.jsas j where j.company_id = app.my_company_id() and j.id = jsa_document.jsa_id
  );
end
$$;

comment on function public.jsa_document(uuid) is
  'The document of a JSA as the dialogue wrote it, with its valid signatures. Refused with not_allowed or not_found.';

grant execute on function public.jsa_document(uuid) to authenticated;
