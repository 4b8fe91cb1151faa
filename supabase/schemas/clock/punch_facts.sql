create or replace function app.punch_facts(company uuid, stated app.stated_punch[], timings app.punch_time[])
returns app.punch_facts[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select row(
      known.id is not null, known.payload_hash, known.actor_person_id, known.kiosk_id,
      (
        select min(m.valid_from) from public.memberships m where m.company_id = company and m.person_id = s.person_id
      ),
      (
        select m.role from public.memberships m
        where m.company_id = company and m.person_id = s.person_id
          and m.valid_from <= s.occurred_at and (m.valid_to is null or m.valid_to > s.occurred_at)
      ),
      exists (
        select from public.timesheets t
        where t.company_id = company and t.state = 'locked' and t.period_to >= s.occurred_at::date - 2
          and t.person_id = coalesce((
            select m.kept_person_id from public.person_merges m
            where m.company_id = company and m.dropped_person_id = s.person_id and m.undone_at is null
          ), s.person_id)
      ),
      (
        select coalesce(p.archived_at <= s.occurred_at, false) from public.projects p
        where p.company_id = company and p.id = s.project_id
      ),
      (
        select coalesce(c.archived_at <= s.occurred_at, false) from public.cost_codes c
        where c.company_id = company and c.id = s.cost_code_id
      )
    )::app.punch_facts
    from unnest(stated, timings) with ordinality as s
    left join lateral (
      select p.id, p.payload_hash, p.actor_person_id, p.kiosk_id
      from public.punches p where p.company_id = company and p.id = s.id
      -- Looked up by id, regardless of the planner's statistics.
      limit 1
    ) known on true
    order by s.ordinality
  );
end
$$;

comment on function app.punch_facts(uuid, app.stated_punch[], app.punch_time[]) is
  'What judging the items of a batch takes, read at once and in their order.';
