create or replace function app.worked_minutes(
  company uuid, entry uuid, from_at timestamptz, to_at timestamptz
) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return app.minutes_between(from_at, coalesce(to_at, now())) - (
    select coalesce(sum(app.minutes_between(b.started_at, coalesce(b.ended_at, to_at, now()))), 0)
    from public.time_breaks b
    where b.company_id = company and b.entry_id = entry and b.kind = 'meal'
  );
end
$$;

comment on function app.worked_minutes(uuid, uuid, timestamptz, timestamptz) is
  'Minutes of an entry that count as work: to its end or to now, less the meals. As workedMinutes of packages/domain.';
