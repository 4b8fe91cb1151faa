create or replace function public.save_crew(crew_id uuid, name text, version integer default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wanted constant text := trim(name);
  saved public.crews;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if crew_id is null or coalesce(length(wanted) not between 1 and 100, true) then
    return app.refused_with_detail('invalid_input', 'name');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('crews:' || company::text, 0));
  if exists (
    select from public.crews c
    where c.company_id = company and c.id <> save_crew.crew_id and c.archived_at is null
      and lower(c.name) = lower(wanted)
  ) then
    return app.refused_with_detail('taken', 'name');
  end if;
  if version is null then
    insert into public.crews (id, company_id, name) values (save_crew.crew_id, company, wanted)
    on conflict do nothing;
    select * into saved from public.crews c
    where c.company_id = company and c.id = save_crew.crew_id and c.name = wanted;
  else
    update public.crews c set name = wanted
    where c.company_id = company and c.id = save_crew.crew_id and c.version = save_crew.version
    returning * into saved;
  end if;
  if saved.id is null then
    return app.refused('changed_meanwhile');
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;

comment on function public.save_crew(uuid, text, integer) is
  'An admin makes a crew (version null; the device makes the id, so trying again makes one) or renames one over the '
  'version that was read. Verdict applied or refused (not_allowed, invalid_input, taken, changed_meanwhile).';

grant execute on function public.save_crew(uuid, text, integer) to authenticated;
