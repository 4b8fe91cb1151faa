create or replace function app.right_to_punch(
  caller app.caller, punch app.stated_punch, timing app.punch_time, facts app.punch_facts, received_at timestamptz
) returns app.punch_right
language plpgsql stable set search_path = ''
as $$
declare
  named constant uuid := punch.person_id;
  made_at constant timestamptz := timing.made_at;
  authority app.punch_right;
  of_kept app.punch_right;
  kept record;
begin
  if caller.company_id is null then
    return null;
  end if;
  if named = caller.person_id then
    return app.own_right(caller, timing, facts, received_at);
  end if;
  authority := app.right_over(caller, punch, named, timing, received_at);
  -- A merged record is in no crew since the merge, and a restored one was in none meanwhile.
  for kept in
    select counted.person_id, counted.judged_as_made_at
    from (values
      (app.merged_into(caller.company_id, named), made_at),
      (app.counted_for_at(caller.company_id, named, timing.occurred_at), timing.occurred_at),
      (app.counted_for_at(caller.company_id, named, made_at), made_at)
    ) as counted (person_id, judged_as_made_at)
    where counted.person_id <> named
  loop
    exit when authority.source is not null and authority.hold is distinct from 'revoked_membership';
    timing.made_at := kept.judged_as_made_at;
    of_kept := app.right_over(caller, punch, kept.person_id, timing, received_at);
    if of_kept.source is not null then
      authority := of_kept;
    end if;
  end loop;
  return authority;
end
$$;

comment on function app.right_to_punch(
  app.caller, app.stated_punch, app.punch_time, app.punch_facts, timestamptz
) is
  'As what the caller may punch for the person, by the rights of the punch''s own time, or of its arrival where no '
  'clock tells that; null when not at all. Tells nothing of whether the person exists.';
