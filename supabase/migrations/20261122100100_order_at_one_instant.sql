-- At one instant the ids of devices decided which punch came first, and with that whether two leads who
-- handed somebody over contradicted each other. Now a device's punches of one instant stay together, and
-- what ends comes before what begins.

alter type app.folding add attribute device_id uuid, add attribute device_seq bigint;

create function app.turn_at_instant(punch app.folding) returns integer
language sql immutable
as $$
  select case
    when punch.kind = 'break_end' then 0
    -- What is only presumed comes after all that was punched.
    when punch.kind = 'out' then case when 'missing_out' = any (punch.flags) then 4 else 1 end
    when punch.kind in ('in', 'switch') then 2
    else 3
  end
$$;

create function app.in_fold_order(punches app.folding[]) returns app.folding[]
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(
      placed.punch
      order by placed.at, placed.turn, placed.is_own desc, placed.device_id, placed.device_seq, placed.id
    ), '{}')
    from (
      select
        punch, punch.at, punch.device_id, punch.device_seq, punch.id,
        first_value(app.turn_at_instant(punch)) over of_device as turn,
        first_value(punch.own) over of_device as is_own
      from unnest(punches) as punch
      window of_device as (partition by punch.at, punch.device_id order by punch.device_seq, punch.id)
    ) placed
  );
end
$$;
comment on function app.in_fold_order(app.folding[]) is
  'The order in which punches are folded: by the instant that pays. At one instant a device''s punches stay together as it made them; of several devices, who ends a break or their work comes before who begins some, and a person''s own word before a supervisor''s. Only what says the same is ordered by ids. The same rule stands in packages/domain/src/clock.';
comment on type app.ledger_position is
  'A punch''s place in a person''s ledger, which app.in_fold_order orders. Without an id: the beginning of an instant.';

create or replace function app.settled_punches(company uuid, person uuid, start app.ledger_position) returns app.folding[]
language plpgsql stable set search_path = ''
as $$
declare
  people constant uuid[] := app.ledger_people(company, person);
  counting constant app.folding[] := app.in_fold_order(array(
    select
      row(
        p.id, p.kind, p.break_kind, p.occurred_at, p.project_id, p.cost_code_id,
        coalesce(p.actor_person_id, p.person_id), p.source <> 'crew', coalesce(d.accepted, false),
        p.zone, p.note, p.flags, p.device_id, p.device_seq
      )::app.folding
    from public.punches p
    left join lateral (
      select
        bool_or(i.state = 'rejected') as rejected,
        bool_or(i.state = 'accepted') as accepted,
        bool_or(i.state = 'open' and i.kind <> 'overlap' and app.holds_punch(i.kind)) as held
      from public.decision_items i
      where i.company_id = p.company_id and i.punch_id = p.id
    ) d on true
    where p.company_id = company and p.person_id = any (people)
      and p.occurred_at >= coalesce(start.at, '-infinity')
      and d.rejected is not true and d.held is not true
  ));
  first integer := 1;
begin
  if start.id is null then
    return counting;
  end if;
  while (counting[first]).at = start.at and (counting[first]).id <> start.id loop
    first := first + 1;
  end loop;
  return counting[first:];
end
$$;

create or replace function app.waiting_punches(company uuid, person uuid) returns app.folding[]
language plpgsql stable set search_path = ''
as $$
begin
  return app.in_fold_order(array(
    select
      row(
        p.id, p.kind, p.break_kind, p.occurred_at, p.project_id, p.cost_code_id,
        coalesce(p.actor_person_id, p.person_id), true, true,
        p.zone, p.note, p.flags, p.device_id, p.device_seq
      )::app.folding
    from public.punches p
    where p.company_id = company
      -- An array, so that the few are looked up by their ids whatever statistics the planner has.
      and p.id = any (array(
        select i.punch_id from public.decision_items i
        where i.company_id = company and i.person_id = person
          and i.state = 'open' and app.holds_punch(i.kind)
      ))
  ));
end
$$;
