create policy certificates_read on public.certificates for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );

grant select (
  id, company_id, person_id, kind, number, issuer, issued_on, expires_on, file_path, added_by, version
)
  on public.certificates to authenticated;
grant select on public.certificates to service_role;
-- Withheld: every write; save_certificate and delete_certificate write it.

create trigger bump_version before update on public.certificates
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.certificates
  for each row execute function app.audit_row('');
