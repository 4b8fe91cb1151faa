-- One statement for all rows: a call per row would cost ten times as much as reading them. In plpgsql, which plans it
-- once for a connection; there, `found` has a meaning of its own, so the rows are $1. As json, which is written once:
-- a jsonb within another is taken apart and built again.
create or replace function app.hazard_rows(found public.hazards[], today date) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(json_agg(r), '[]')
    from (
      select h.id, h.number, h.state, h.band, h.score, h.severity, h.likelihood, left(h.what, 300) as what, h.place,
        case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as project,
        h.lat, h.lng, h.is_anonymous, app.instant(h.reported_at) as reported_at, h.due_on,
        h.state not in ('resolved', 'verified') and h.due_on < today as is_overdue,
        case when a.person_id is not null then
          json_build_object('person_id', a.person_id, 'name', trim(a.first_name || ' ' || a.last_name))
        end as assignee,
        (
          select count(*) from public.corrective_actions c
          where c.company_id = h.company_id and c.hazard_id = h.id and c.state = 'open'
        ) as open_actions,
        cardinality(h.photo_ids) as photos
      from unnest($1) with ordinality h
      left join public.projects p on p.company_id = h.company_id and p.id = h.project_id
      left join public.profiles a on a.company_id = h.company_id and a.person_id = h.assignee_person_id
      order by h.ordinality
    ) r
  );
end
$$;

comment on function app.hazard_rows(public.hazards[], date) is
  'Hazards as lists show them, in the order given. For functions that have checked that the caller may read them.';
