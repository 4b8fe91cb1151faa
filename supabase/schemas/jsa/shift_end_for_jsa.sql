create or replace function app.shift_end_for_jsa(company uuid, me uuid, project uuid) returns timestamptz
language sql stable set search_path = ''
as $$
  with soon as (
    select p.person_id, p.project_id, p.starts_at, p.ends_at from public.published_shifts p
    where p.company_id = company and p.canceled_at is null and p.ends_at > now()
      and p.starts_at < now() + interval '12 hours' and p.ends_at <= now() + interval '24 hours'
      and (p.person_id = me or p.project_id = project)
  )
  select coalesce(
    (
      select s.ends_at from soon s where s.person_id = me
      order by s.project_id is not distinct from project desc, s.starts_at limit 1
    ),
    (select max(s.ends_at) from soon s where s.project_id = project)
  )
$$;

comment on function app.shift_end_for_jsa(uuid, uuid, uuid) is
  'When the shift ends that someone talks a job through for: their own published one, else the last of the project. '
  'Null: none is published, and a JSA ends 12 hours after it was made.';
