create or replace function app.tell_left_crews() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_changed(array(
    select 'crew:' || t.crew_id || ':clock' from touched t
    -- Other changes reach the crew through the clock's own notice.
    where tg_op = 'DELETE' or t.valid_to <= now()
  ));
  return null;
end
$$;

comment on function app.tell_left_crews() is
  'Tells the crews that people are out of by a statement, whose rows its trigger names touched.';
