create or replace function app.queue_entry_hours() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if (old.person_id, old.started_at, old.ended_at, old.project_id, old.cost_code_id, old.state, old.flags)
      is not distinct from
      (new.person_id, new.started_at, new.ended_at, new.project_id, new.cost_code_id, new.state, new.flags)
    then
      return null;
    end if;
    if old.person_id = new.person_id then
      perform app.queue_hours(
        new.company_id, new.person_id, (least(old.started_at, new.started_at) at time zone 'UTC')::date - 1,
        (greatest(old.started_at, new.started_at, old.ended_at, new.ended_at) at time zone 'UTC')::date + 1
      );
      return null;
    end if;
  end if;
  -- One day more on each side covers every zone.
  if tg_op <> 'INSERT' then
    perform app.queue_hours(
      old.company_id, old.person_id, (old.started_at at time zone 'UTC')::date - 1,
      (coalesce(old.ended_at, old.started_at) at time zone 'UTC')::date + 1
    );
  end if;
  if tg_op <> 'DELETE' then
    perform app.queue_hours(
      new.company_id, new.person_id, (new.started_at at time zone 'UTC')::date - 1,
      (coalesce(new.ended_at, new.started_at) at time zone 'UTC')::date + 1
    );
  end if;
  return null;
end
$$;

comment on function app.queue_entry_hours() is
  'Has the weeks of an entry that changed calculated again.';
