create or replace function public.delete_certificate(certificate_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  gone public.certificates;
begin
  if app.my_company_id() is null then
    return app.refused('not_allowed');
  end if;
  delete from public.certificates c
  where c.id = certificate_id and c.company_id = app.my_company_id()
    and (app.my_role() = 'admin' or (c.person_id = app.my_person_id() and c.added_by = app.my_person_id()))
  returning * into gone;
  if gone.id is null then
    return app.refused('not_found');
  end if;
  return jsonb_build_object('verdict', 'applied', 'file_path', gone.file_path);
end
$$;

comment on function public.delete_certificate(uuid) is
  'Takes a certificate away and answers the path of its file, which the caller then removes. Verdict applied or '
  'refused (not_allowed, not_found).';

grant execute on function public.delete_certificate(uuid) to authenticated;
