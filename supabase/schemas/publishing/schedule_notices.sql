create or replace function app.schedule_notices(company uuid, publication uuid, people uuid[])
returns table (person_id uuid, notice jsonb)
language sql stable security definer set search_path = ''
as $$
  select t.person, jsonb_build_object(
    'publication_id', publication,
    'shifts', coalesce(jsonb_agg(jsonb_build_object(
      'starts_local', left(to_jsonb(s) ->> 'starts_local', 16), 'ends_local', left(to_jsonb(s) ->> 'ends_local', 16),
      'what', case when s.canceled_at is not null then 'canceled' when s.sequence = 1 then 'new' else 'changed' end,
      'project', j.name
    ) order by s.starts_at) filter (where s.place <= 20), '[]')
  )
  from unnest(people) t (person)
  left join (
    select p.*, row_number() over (partition by p.person_id order by p.starts_at, p.id) as place
    from public.schedule_publications n
    cross join lateral unnest(n.added || n.changed || n.canceled) i (id)
    join public.published_shifts p on p.company_id = company and p.id = i.id
    where n.company_id = company and n.id = publication
  ) s on s.person_id = t.person
  left join public.projects j on j.company_id = company and j.id = s.project_id
  group by t.person
$$;

comment on function app.schedule_notices(uuid, uuid, uuid[]) is
  'What messages about a publication tell people: of each, the first 20 shifts in it.';
