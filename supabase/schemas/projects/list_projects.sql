create or replace function public.list_projects(
  search text default '', status text default null, skip integer default 0
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  page_size constant integer := 100;
  visible constant uuid[] := app.my_projects();
  patterns constant text[] := app.search_patterns(search);
  people uuid[];
begin
  if app.my_role() is null or app.my_role() not in ('admin', 'supervisor') then
    return app.refused('not_allowed');
  end if;
  people := app.people_i_manage(company);
  return (
    with found as materialized (
      select p.*, case when p.archived_at is null then p.status else 'archived' end as shown_status
      from public.projects p
      where p.company_id = company and p.id = any (visible)
        and app.plain_text(concat_ws(' ', p.number, p.name, p.customer, p.address)) ~ all (patterns)
    ),
    chosen as (
      select * from found f
      where case
        when list_projects.status is null then f.archived_at is null
        else f.shown_status = list_projects.status
      end
    ),
    page as (
      select * from chosen order by lower(name), id limit page_size offset greatest(skip, 0)
    )
    select jsonb_build_object(
      'verdict', 'ok',
      'total', (select count(*) from chosen),
      'counts', (
        select coalesce(jsonb_object_agg(c.shown_status, c.number), '{}')
        from (select shown_status, count(*) as number from found group by shown_status) c
      ),
      'projects', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', p.id, 'number', p.number, 'name', p.name, 'customer', p.customer, 'address', p.address,
          'status', p.status, 'is_archived', p.archived_at is not null,
          'starts_on', p.starts_on, 'ends_on', p.ends_on,
          'site_count', (
            select count(*) from public.project_sites s
            where s.company_id = company and s.project_id = p.id and s.archived_at is null
          ),
          'crew_names', (
            select coalesce(jsonb_agg(c.name order by c.name), '[]')
            from public.project_crews pc join public.crews c on c.company_id = company and c.id = pc.crew_id
            where pc.company_id = company and pc.project_id = p.id
          ),
          'on_clock', (
            select count(*) from public.clock_states s
            join public.time_entries e on e.company_id = company and e.id = s.entry_id
            where s.company_id = company and e.project_id = p.id and s.person_id = any (people)
          )
        ) order by lower(p.name), p.id)
        from page p
      ), '[]')
    )
  );
end
$$;

comment on function public.list_projects(text, text, integer) is
  'The projects that an admin or a supervisor sees, by name, a hundred from skip on. search: each word in number, '
  'name, customer or address. status: planned, active, on_hold, done or archived; null all that are not archived. '
  'total counts the chosen, counts all that the search finds by status. Refused with not_allowed for others.';

grant execute on function public.list_projects(text, text, integer) to authenticated;
