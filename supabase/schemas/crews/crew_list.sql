create or replace function public.crew_list() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object('verdict', 'ok', 'crews', (
    with belonging as (
      select
        m.crew_id,
        count(distinct m.person_id) as people,
        array_agg(distinct trim(p.first_name || ' ' || p.last_name)) filter (where m.is_lead) as leads
      from public.crew_members m
      join public.profiles p on p.company_id = company and p.person_id = m.person_id
      where m.company_id = company
        and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
      group by m.crew_id
    ), working as (
      select w.crew_id, count(*) as projects
      from public.project_crews w
      join public.projects p on p.company_id = company and p.id = w.project_id and p.archived_at is null
      where w.company_id = company
      group by w.crew_id
    )
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', c.id, 'name', c.name, 'version', c.version,
        'archived_at', app.instant(c.archived_at),
        'people', coalesce(b.people, 0),
        'leads', to_jsonb(coalesce(b.leads, '{}')),
        'projects', coalesce(w.projects, 0)
      ) order by app.fold_text(c.name) collate "C", c.id
    ), '[]')
    from public.crews c
    left join belonging b on b.crew_id = c.id
    left join working w on w.crew_id = c.id
    where c.company_id = company
  ));
end
$$;

comment on function public.crew_list() is
  'For an admin: every crew, archived ones too, with how many people belong to it today, who leads it and on how '
  'many open projects it works. Verdict ok or refused (not_allowed).';

grant execute on function public.crew_list() to authenticated;
