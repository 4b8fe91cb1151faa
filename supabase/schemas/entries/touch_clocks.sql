create or replace function app.touch_clocks(company uuid, people uuid[], have_moved boolean default false) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.clock_states as stored (company_id, person_id, entry_id, break_id, moved_by)
  select
    company, counted.person, on_clock.entry_id,
    (
      select b.id from public.time_breaks b
      where b.company_id = company and b.entry_id = on_clock.entry_id and b.ended_at is null
    ),
    case when have_moved then pg_current_xact_id() end
  from (
    select distinct coalesce((
      select m.kept_person_id from public.person_merges m
      where m.company_id = company and m.dropped_person_id = p and m.undone_at is null
    ), p) as person
    from unnest(people) as p
  ) as counted
  cross join lateral (
    select (
      select e.id from public.time_entries e
      where e.company_id = company and e.person_id = counted.person and e.state = 'open'
    ) as entry_id
  ) on_clock
  on conflict (company_id, person_id) do update set
    entry_id = excluded.entry_id, break_id = excluded.break_id, changed_at = now(), changed_by = pg_current_xact_id(),
    moved_by = coalesce(excluded.moved_by, stored.moved_by)
  -- Once per transaction is enough, because no one sees it before the commit.
  where (stored.entry_id, stored.break_id, stored.changed_by, stored.moved_by)
    is distinct from (
      excluded.entry_id, excluded.break_id, excluded.changed_by, coalesce(excluded.moved_by, stored.moved_by)
    );
end
$$;

comment on function app.touch_clocks(uuid, uuid[], boolean) is
  'Makes the clock states of people equal to their entries and brings them to the boards that show them. '
  'have_moved: to those that showed them, too.';
