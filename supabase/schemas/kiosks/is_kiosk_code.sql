create or replace function app.is_kiosk_code(code text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from public.kiosk_codes c
    where c.code_hash = app.kiosk_code_hash(code)
      and c.kiosk_id is null and c.cancelled_at is null and c.expires_at > now()
  );
end
$$;

comment on function app.is_kiosk_code(text) is
  'True when a tablet can become a kiosk with it now.';
