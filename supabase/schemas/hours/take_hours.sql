-- The worker that takes a person is the only one to calculate their hours until its transaction ends. Facts are read
-- after the lock, so a later result never loses to an earlier one.
create or replace function app.take_hours(most integer) returns table (
  company_id uuid, person_id uuid, from_date date, to_date date, facts jsonb, waited_ms double precision
)
language plpgsql security definer set search_path = ''
as $$
declare
  longest constant integer := 112;
  candidate record;
  shared integer;
  taken integer := 0;
begin
  -- Changes made from here on in this transaction are queued again.
  perform set_config('app.queued_hours', '', true);
  for candidate in
    select q.company_id, q.person_id, bool_and(q.is_bulk) as is_bulk
    from app.hours_queue q where q.due_at <= now()
    group by q.company_id, q.person_id
    order by bool_and(q.is_bulk), min(q.id)
    limit most * 2
  loop
    exit when taken = most;
    continue when not pg_try_advisory_xact_lock(hashtextextended('hours:' || candidate.person_id, 0));
    with gone as (
      delete from app.hours_queue q
      where q.company_id = candidate.company_id and q.person_id = candidate.person_id and q.due_at <= now()
      returning q.from_date, q.to_date, q.due_at, q.is_bulk
    )
    select min(g.from_date), max(g.to_date),
      coalesce(extract(epoch from clock_timestamp() - min(g.due_at) filter (where not g.is_bulk)) * 1000, 0)
    into from_date, to_date, waited_ms from gone g;
    continue when from_date is null;
    -- A device that has lost its clock says 1970. An entry that waits or came to nothing long before the first day
    -- must not cause the calculation of the decades since.
    select greatest(
        take_hours.from_date,
        coalesce(least(
          min(e.started_at) filter (
            where e.state in ('open', 'closed')
              or e.started_at >= app.came_at(e.company_id, e.person_id) - interval '1 year'
          )::date,
          (
            select min(r.date) from public.day_results r
            where r.company_id = candidate.company_id and r.person_id = candidate.person_id
          ),
          o.first
        ) - 7, take_hours.from_date)
      ),
      least(take_hours.to_date, greatest(max(coalesce(e.ended_at, e.started_at))::date + 7, o.last, current_date))
    into from_date, to_date
    from (
      select min(p.date) as first, max(p.date) as last from public.other_pay p
      where p.company_id = candidate.company_id and p.person_id = candidate.person_id
    ) o
    left join public.time_entries e on e.company_id = candidate.company_id and e.person_id = candidate.person_id
    group by o.first, o.last;
    to_date := greatest(from_date, to_date);
    -- A long range is calculated in slices.
    if to_date - from_date > longest then
      insert into app.hours_queue (company_id, person_id, from_date, to_date, is_bulk)
      values (candidate.company_id, candidate.person_id, from_date + longest, to_date, candidate.is_bulk);
      to_date := from_date + longest;
    end if;
    company_id := candidate.company_id;
    person_id := candidate.person_id;
    -- If the start of the workweek changes, two weeks share hours and both are calculated.
    shared := case when app.workweek_may_move(company_id, person_id, from_date, to_date) then 7 else 0 end;
    facts := app.time_facts(company_id, person_id, from_date - shared, to_date + shared, true);
    taken := taken + 1;
    return next;
  end loop;
end
$$;

comment on function app.take_hours(integer) is
  'Takes people whose hours are to be calculated, those that someone waits for first, and what the pay engine needs '
  'for them. Others take other people meanwhile. What is taken returns when the transaction fails.';
