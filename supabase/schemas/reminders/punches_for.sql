-- Without a search path of its own, so that it is inlined into statements about thousands of people instead of called
-- for each.
create or replace function app.punches_for(
  company uuid, person uuid, starts_at timestamptz, ends_at timestamptz, as_of timestamptz
) returns table (at timestamptz)
language sql stable
as $$
  select e.started_at from public.time_entries e
  where e.company_id = company and e.person_id = person and e.state <> 'void'
    and e.started_at < punches_for.ends_at and coalesce(e.ended_at, as_of) > punches_for.starts_at
    -- An open entry that was forgotten days ago isn't a punch for this shift.
    and e.started_at > punches_for.starts_at - app.long_shift()
  union all
  select p.occurred_at from public.punches p
  where p.company_id = company and p.person_id = person
    and p.occurred_at >= punches_for.starts_at - interval '2 hours' and p.occurred_at <= as_of
$$;

comment on function app.punches_for(uuid, uuid, timestamptz, timestamptz, timestamptz) is
  'What the server has of a person that belongs to a shift: time within it, and any punch from two hours before its '
  'start on.';
