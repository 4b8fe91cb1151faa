create or replace function app.sheet_entries(company uuid, person uuid, from_date date, to_date date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  first_at constant timestamptz := from_date - interval '1 day';
  end_at constant timestamptz := to_date + interval '2 days';
begin
  return (
    with taken as (
      select b.entry_id, array_agg(row(b.id, b.kind, b.started_at, b.ended_at)::app.folded_break) as list
      from public.time_breaks b
      where b.company_id = company and b.entry_id = any (array(
        select e.id from public.time_entries e
        where e.company_id = company and e.person_id = person and e.started_at >= first_at and e.started_at < end_at
      ))
      group by b.entry_id
    ), asked as (
      select i.entry_id, jsonb_agg(jsonb_build_object('id', i.id, 'kind', i.kind) order by i.created_at, i.id) as list
      from public.decision_items i
      where i.company_id = company and i.person_id = person and i.state = 'open'
      group by i.entry_id
    )
    select to_jsonb(array(
      select o
      from public.time_entries e
      left join taken on taken.entry_id = e.id
      left join asked on asked.entry_id = e.id
      cross join lateral (select app.known_zone(e.zone, company, person, e.started_at) as zone) k
      cross join lateral (
        select e.id, (e.started_at at time zone k.zone)::date as date, app.instant(e.started_at) as started_at,
          app.instant(e.ended_at) as ended_at, k.zone, e.state, e.flags, e.note, e.project_id, e.cost_code_id,
          case when taken.list is null then '[]' else app.break_facts(taken.list) end as breaks,
          coalesce(asked.list, '[]') as questions
      ) o
      where e.company_id = company and e.person_id = person and e.state <> 'void'
        and e.started_at >= first_at and e.started_at < end_at
        and o.date between from_date and to_date
      order by e.started_at, e.id
    ))
  );
end
$$;

comment on function app.sheet_entries(uuid, uuid, date, date) is
  'The time entries that begin on the days of a timesheet, with breaks and open questions.';
