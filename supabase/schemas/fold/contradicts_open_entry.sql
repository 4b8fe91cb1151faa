create or replace function app.contradicts_open_entry(clock app.clock, punch app.folding) returns boolean
language sql immutable
as $$
  select coalesce(
    not punch.own and not punch.accepted
      and punch.actor is distinct from ((clock).open).actor
      and case
        when punch.kind in ('in', 'switch') then punch.project_id is distinct from ((clock).open).project_id
        else punch.project_id <> ((clock).open).project_id
      end,
    false
  )
$$;

comment on function app.contradicts_open_entry(app.clock, app.folding) is
  'Whether a supervisor punches a person on one project while the person, or another supervisor, has them on '
  'another.';
