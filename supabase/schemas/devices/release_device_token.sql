create or replace function app.release_device_token() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.device_tokens t where t.token = new.token and t.user_id <> new.user_id;
  return null;
end
$$;

comment on function app.release_device_token() is
  'A phone that another person signed in on no longer receives the former one''s pushes.';
