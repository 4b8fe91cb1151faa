create or replace function app.seconds_paid(entry app.folded_entry) returns float8
language plpgsql immutable set search_path = ''
as $$
begin
  return extract(epoch from entry.ended_at - entry.started_at) - (
    select coalesce(sum(extract(epoch from b.ended_at - b.started_at)), 0)
    from unnest(entry.breaks) as b where b.kind = 'meal'
  );
end
$$;

comment on function app.seconds_paid(app.folded_entry) is
  'Seconds of a closed entry that count as work. As app.worked_seconds of one that is stored.';
