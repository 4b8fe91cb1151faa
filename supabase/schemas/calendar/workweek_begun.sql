create or replace function app.workweek_begun(zone text, workweek_start integer) returns date
language sql stable
as $$
  select today - ((extract(isodow from today)::integer - workweek_start + 7) % 7)
  from (select (now() at time zone zone)::date as today) as d
$$;

comment on function app.workweek_begun(text, integer) is
  'The first day of the workweek that is under way in a zone.';
