-- Who reads and writes companies, people and crews. A read that is not allowed is zero rows.

alter table public.companies enable row level security;
create policy companies_read on public.companies for select to authenticated
  using (id = (select app.my_company_id()) or (select app.is_platform_admin()));
create policy companies_update on public.companies for update to authenticated
  using (id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
grant select (id, name, company_type, logo_url, brand_name, tagline, website_url, phone, address, settings, version)
  on public.companies to authenticated;
grant update (name, company_type, logo_url, brand_name, tagline, website_url, phone, address, settings)
  on public.companies to authenticated;
-- Withheld: insert (a company is founded by an RPC) and delete.

alter table public.company_settings enable row level security;
create policy company_settings_read on public.company_settings for select to authenticated
  using (company_id = (select app.my_company_id()));
grant select (company_id, time_zone, cost_code_rule, note_rule, location_mode, version)
  on public.company_settings to authenticated;
-- Withheld: every write; rules of pay and place change by RPC.

alter table public.profiles enable row level security;
create policy profiles_read_own on public.profiles for select to authenticated
  using (
    id = (select auth.uid())
    and (company_id is null or company_id = (select app.my_company_id()))
  );
create policy profiles_read_people on public.profiles for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and ((select app.my_role()) = 'admin' or person_id = any ((select app.my_crew_people())::uuid[]))
  );
create policy profiles_update_own on public.profiles for update to authenticated
  using (
    id = (select auth.uid())
    and (company_id is null or company_id = (select app.my_company_id()))
  );
grant select (id, company_id, profile_complete, person_id, has_login, first_name, last_name, photo_url, phone, language, theme, version)
  on public.profiles to authenticated;
grant update (first_name, last_name, photo_url, phone, language, theme)
  on public.profiles to authenticated;
-- Withheld: company_id, person_id, has_login and profile_complete, which are states.

alter table public.memberships enable row level security;
create policy memberships_read on public.memberships for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );
create policy memberships_read_platform on public.memberships for select to authenticated
  using ((select app.is_platform_admin()));
grant select (id, company_id, person_id, role, valid_from, valid_to)
  on public.memberships to authenticated;
-- Withheld: every write; a role changes by RPC.

alter table public.platform_admins enable row level security;
-- Withheld: everything, from everyone.

alter table public.crews enable row level security;
create policy crews_read on public.crews for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and ((select app.my_role()) = 'admin' or id = any ((select app.my_crews())::uuid[]))
  );
create policy crews_insert on public.crews for insert to authenticated
  with check (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
create policy crews_update on public.crews for update to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
grant select (id, company_id, name, archived_at, version) on public.crews to authenticated;
grant insert (id, company_id, name) on public.crews to authenticated;
grant update (name) on public.crews to authenticated;
-- Withheld: delete, since entries of the past belong to the crew.

alter table public.crew_members enable row level security;
create policy crew_members_read on public.crew_members for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or crew_id = any ((select app.my_led_crews())::uuid[])
    )
  );
grant select (id, company_id, crew_id, person_id, is_lead, valid_from, valid_to)
  on public.crew_members to authenticated;
-- Withheld: every write; membership is dated and changes by RPC.

grant select, insert, update, delete on
  public.companies, public.company_settings, public.profiles, public.memberships,
  public.platform_admins, public.crews, public.crew_members
  to service_role;

create function public.platform_people(company uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not app.is_platform_admin() then
    return jsonb_build_object('verdict', 'refused', 'reason', 'not_allowed');
  end if;
  return jsonb_build_object('verdict', 'ok', 'people', (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'person_id', p.person_id, 'first_name', p.first_name, 'last_name', p.last_name, 'role', m.role
      ) order by p.first_name, p.last_name, p.person_id
    ), '[]')
    from public.profiles p
    left join public.memberships m
      on m.company_id = p.company_id and m.person_id = p.person_id
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    where p.company_id = company
  ));
end
$$;
comment on function public.platform_people(uuid) is
  'For a platform admin: the names and roles of a company''s people, which is all that the platform reads of them.';
grant execute on function public.platform_people(uuid) to authenticated;
