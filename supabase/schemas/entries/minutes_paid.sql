create or replace function app.minutes_paid(entry app.folded_entry) returns integer
language plpgsql immutable set search_path = ''
as $$
begin
  return app.minutes_between(entry.started_at, entry.ended_at) - (
    select coalesce(sum(app.minutes_between(b.started_at, b.ended_at)), 0)
    from unnest(entry.breaks) as b where b.kind = 'meal'
  );
end
$$;

comment on function app.minutes_paid(app.folded_entry) is
  'Minutes of a closed entry that count as work. As app.worked_minutes of one that is stored.';
