create or replace function app.schedule_notice(company uuid, publication uuid, person uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'publication_id', publication,
    'shifts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'starts_local', left(to_jsonb(s) ->> 'starts_local', 16), 'ends_local', left(to_jsonb(s) ->> 'ends_local', 16),
        'what', case when s.canceled_at is not null then 'canceled' when s.sequence = 1 then 'new' else 'changed' end,
        'project', (select j.name from public.projects j where j.company_id = company and j.id = s.project_id)
      ) order by s.starts_at), '[]')
      from (
        select s.* from public.published_shifts s
        join public.schedule_publications n on n.company_id = company and n.id = publication
        where s.company_id = company and s.person_id = person and s.id = any (n.added || n.changed || n.canceled)
        order by s.starts_at limit 20
      ) s
    )
  )
$$;

comment on function app.schedule_notice(uuid, uuid, uuid) is
  'What a message about a publication tells one person: their first 20 shifts in it.';
