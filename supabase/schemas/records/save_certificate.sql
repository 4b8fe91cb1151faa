create or replace function public.save_certificate(
  certificate_id uuid,
  person_id uuid,
  kind text,
  number text default null,
  issuer text default null,
  issued_on public.day default null,
  expires_on public.day default null,
  file_path text default null,
  version integer default 0
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  is_admin constant boolean := coalesce(app.my_role() = 'admin', false);
  stored public.certificates;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if (not is_admin and person_id is distinct from me) or not app.is_company_person(company, person_id) then
    return app.refused('not_found');
  end if;
  if certificate_id is null or coalesce(length(trim(kind)) not between 1 and 100, true)
    or length(number) > 100 or length(issuer) > 200
    or issued_on not between '1900-01-01' and '2200-01-01' or expires_on not between '1900-01-01' and '2200-01-01'
    or expires_on < issued_on
    or length(file_path) > 300 or file_path ~ '[\s"''<>\\]|/\.'
  then
    return app.refused('invalid_input');
  end if;
  select * into stored from public.certificates c where c.id = certificate_id for update;
  if stored.id is not null and (
    stored.company_id <> company or stored.person_id <> save_certificate.person_id
    or (not is_admin and stored.added_by is distinct from me)
  ) then
    return app.refused('not_found');
  end if;
  if coalesce(stored.version, 0) <> coalesce(save_certificate.version, 0) then
    return app.refused('changed_meanwhile');
  end if;
  -- A file must be the person's own; an existing one may be in the folder where someone else in the company put it.
  if file_path is distinct from stored.file_path
    and file_path not like company || '/' || person_id || '/%'
  then
    return app.refused('invalid_input');
  end if;

  insert into public.certificates as c
    (id, company_id, person_id, kind, number, issuer, issued_on, expires_on, file_path, added_by)
  values (
    certificate_id, company, save_certificate.person_id, trim(save_certificate.kind),
    nullif(trim(save_certificate.number), ''), nullif(trim(save_certificate.issuer), ''),
    save_certificate.issued_on, save_certificate.expires_on, save_certificate.file_path, me
  )
  on conflict on constraint certificates_pkey do update set
    kind = excluded.kind, number = excluded.number, issuer = excluded.issuer,
    issued_on = excluded.issued_on, expires_on = excluded.expires_on, file_path = excluded.file_path;
  return jsonb_build_object('verdict', 'applied', 'certificate_id', certificate_id);
exception
  when unique_violation then
    return app.refused('invalid_input');
end
$$;

comment on function public.save_certificate(uuid, uuid, text, text, text, public.day, public.day, text, integer) is
  'Adds or changes a certificate (version 0: a new one, its id made by the device): an admin anyone''s, others '
  'their own that they added. Verdict applied or refused (not_allowed, not_found, invalid_input, '
  'changed_meanwhile).';

grant execute on function
  public.save_certificate(uuid, uuid, text, text, text, public.day, public.day, text, integer)
  to authenticated;
