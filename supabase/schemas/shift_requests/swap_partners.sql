create or replace function public.swap_partners(shift_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  mates constant uuid[] := array(
    select distinct c.person_id from public.crew_members c
    where c.crew_id = any (app.my_crews()) and c.person_id <> me
      and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
  );
  projects constant uuid[] := app.my_projects();
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if not exists (
    select from public.published_shifts p
    where p.company_id = company and p.id = swap_partners.shift_id and p.person_id = me and p.canceled_at is null
  ) then
    return app.refused('not_found');
  end if;
  return jsonb_build_object('verdict', 'ok', 'shifts', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'person', app.person_label(company, p.person_id), 'shift', app.request_shift(p)
    ) order by p.starts_at, p.id), '[]')
    from (
      select * from public.published_shifts p
      where p.company_id = company and p.canceled_at is null and p.person_id is not null
        and p.starts_at > now() and p.starts_at < now() + interval '42 days'
        and (
          p.person_id = any (mates)
          or p.person_id <> me and p.crew_id is not null and p.project_id = any (projects)
        )
      order by p.person_id = any (mates) desc, p.starts_at, p.id limit 200
    ) p
  ));
end
$$;

comment on function public.swap_partners(uuid) is
  'Shifts of the next 42 days that an own shift could be swapped for, at most 200: of the caller''s crews, then those '
  'of other crews at projects that the caller sees. Verdict ok or refused (not_allowed, not_found).';

grant execute on function public.swap_partners(uuid) to authenticated;
