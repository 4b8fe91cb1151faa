create or replace function app.my_led_crews() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.refuse_unfit_session();
  return app.crews_led_by(app.my_person_id(), now());
end
$$;

comment on function app.my_led_crews() is
  'The crews that the caller leads now.';

grant execute on function app.my_led_crews() to authenticated;
