create or replace function app.stamp_device_token() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.session_id := coalesce((auth.jwt() ->> 'session_id')::uuid, new.session_id);
  return new;
end
$$;

comment on function app.stamp_device_token() is
  'A phone belongs to the session that saved its token last, so its pushes end with that one.';
