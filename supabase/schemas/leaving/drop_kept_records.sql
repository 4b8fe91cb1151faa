create or replace function app.drop_kept_records(at date) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  removed integer;
begin
  delete from app.kept_records k where k.kept_until < at;
  get diagnostics removed = row_count;
  return removed;
end
$$;

comment on function app.drop_kept_records(date) is
  'Deletes what was kept of deleted companies and the law no longer asks for on a day; answers how many rows.';
