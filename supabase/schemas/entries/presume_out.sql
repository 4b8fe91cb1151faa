-- Replaces a punch that ended a forgotten entry and turned out not to count, so that the entry stays ended and its
-- question stays open. docs/decisions/0004-what-becomes-of-a-doubtful-punch.md
create or replace function app.presume_out(running public.time_entries, at timestamptz, cause app.cause) returns void
language plpgsql set search_path = ''
as $$
begin
  perform app.add_clock_out(running, at, '{missing_out}', cause);
end
$$;

comment on function app.presume_out(public.time_entries, timestamptz, app.cause) is
  'Gives the ledger a clock-out, flagged missing_out, for an entry that must have ended by then. It ends the entry '
  'by the estimate; a real clock-out from before takes its place.';
