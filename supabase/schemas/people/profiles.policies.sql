create policy profiles_read_own on public.profiles for select to authenticated
  using (id = (select auth.uid()) and company_id is not distinct from (select app.my_company_id()));
create policy profiles_read_people on public.profiles for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and ((select app.my_role()) = 'admin' or person_id = any ((select app.my_crew_people())::uuid[]))
  );
create policy profiles_update_own on public.profiles for update to authenticated
  using (id = (select auth.uid()) and company_id is not distinct from (select app.my_company_id()));

grant select (
  id, company_id, profile_complete, person_id, has_login, first_name, last_name, photo_url, phone, language,
  theme, version
)
  on public.profiles to authenticated;
grant update (first_name, last_name, photo_url, phone, language, theme)
  on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;
-- Withheld: company_id, person_id, has_login and profile_complete, which record states.

create trigger bump_version before update on public.profiles
  for each row execute function app.bump_version();
create trigger keep_person_id before update of person_id on public.profiles
  for each row when (old.person_id is distinct from new.person_id)
  execute function app.keep_person_id();
create trigger touch_person after update of first_name, last_name, photo_url on public.profiles
  for each row execute function app.touch_person();
create trigger keep_people_search
  after insert or update of company_id, first_name, last_name, phone, has_login on public.profiles
  for each row execute function app.keep_people_search();
create trigger set_default_language before insert on public.profiles
  for each row when (new.language = 'unset')
  execute function app.set_default_language();
create trigger audit after update or delete on public.profiles
  for each row execute function app.audit_row('');
create trigger audit_new after insert on public.profiles referencing new table as added
  for each statement execute function app.audit_new_rows('');
