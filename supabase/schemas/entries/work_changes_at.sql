create or replace function app.work_changes_at(company uuid, made app.projected) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with before as (
      select v.at, v.edge
      from public.time_entries e
      cross join lateral (
        values (e.started_at, 'start'), (e.ended_at, 'end')
      ) v (at, edge)
      where e.company_id = company and e.id = ((made).entry).id and e.state in ('open', 'closed')
      union all
      select v.at, v.edge
      from public.time_breaks b
      join public.time_entries e on e.company_id = b.company_id and e.id = b.entry_id
      cross join lateral (values (b.started_at, 'break'), (b.ended_at, 'back')) v (at, edge)
      where b.company_id = company and b.entry_id = ((made).entry).id and e.state in ('open', 'closed')
    ), after as (
      select v.at, v.edge
      from (values (((made).entry).started_at, 'start'), (((made).entry).ended_at, 'end')) v (at, edge)
      where (made).state in ('open', 'closed')
      union all
      select v.at, v.edge
      from unnest(((made).entry).breaks) b
      cross join lateral (values (b.started_at, 'break'), (b.ended_at, 'back')) v (at, edge)
      where (made).state in ('open', 'closed')
    )
    select min(d.at) from (
      (table before except all table after) union all (table after except all table before)
    ) d
  );
end
$$;

comment on function app.work_changes_at(uuid, app.projected) is
  'The first instant from which worked time differs once an entry that the fold made is stored; null where only other '
  'things of it change.';
