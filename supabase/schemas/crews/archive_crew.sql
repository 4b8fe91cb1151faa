create or replace function public.archive_crew(
  crew_id uuid, archived boolean, end_members boolean default false
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  crew public.crews;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into crew from public.crews c where c.company_id = company and c.id = archive_crew.crew_id for update;
  if crew.id is null then
    return app.refused('not_found');
  end if;
  if archived is null then
    return app.refused('invalid_input');
  end if;
  if archived and exists (
    select from public.crew_members m
    where m.company_id = company and m.crew_id = crew.id and (m.valid_to is null or m.valid_to > now())
  ) then
    if not coalesce(end_members, false) then
      return app.refused('has_members');
    end if;
    delete from public.crew_members m
    where m.company_id = company and m.crew_id = crew.id and m.valid_from >= now();
    update public.crew_members m set valid_to = now()
    where m.company_id = company and m.crew_id = crew.id and (m.valid_to is null or m.valid_to > now());
  end if;
  update public.crews c set archived_at = case when archived then now() end
  where c.id = crew.id and (c.archived_at is not null) <> archived;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.archive_crew(uuid, boolean, boolean) is
  'An admin puts a crew away or takes it out again. One with members is put away only when told to end their '
  'membership, as of now. Verdict applied or refused (not_allowed, not_found, invalid_input, has_members).';

grant execute on function public.archive_crew(uuid, boolean, boolean) to authenticated;
