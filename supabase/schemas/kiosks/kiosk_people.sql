create or replace function app.kiosk_people(kiosk public.kiosks, at timestamptz) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  everyone boolean := not exists (select from public.kiosk_sites s where s.kiosk_id = kiosk.id)
    or exists (
      select from public.kiosk_sites s
      join public.project_sites site on site.id = s.site_id
      where s.kiosk_id = kiosk.id
        and not exists (select from public.project_crews pc where pc.project_id = site.project_id)
    );
begin
  if everyone then
    return array(
      select m.person_id from public.memberships m
      where m.company_id = kiosk.company_id
        and m.valid_from <= at and (m.valid_to is null or m.valid_to > at)
    );
  end if;
  return array(
    select distinct c.person_id
    from public.kiosk_sites s
    join public.project_sites site on site.id = s.site_id
    join public.project_crews pc on pc.project_id = site.project_id
    join public.crew_members c on c.crew_id = pc.crew_id
    join public.memberships m on m.company_id = c.company_id and m.person_id = c.person_id
    where s.kiosk_id = kiosk.id
      and c.valid_from <= at and (c.valid_to is null or c.valid_to > at)
      and m.valid_from <= at and (m.valid_to is null or m.valid_to > at)
  );
end
$$;

comment on function app.kiosk_people(public.kiosks, timestamptz) is
  'Whom a kiosk serves at an instant: the crews of its sites'' projects; everyone where it has no site or a project '
  'has no crew.';
