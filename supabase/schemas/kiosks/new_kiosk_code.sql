create or replace function app.new_kiosk_code() returns text
language plpgsql volatile set search_path = ''
as $$
declare
  -- Leaves out letters and digits that are easily confused.
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  bytes constant bytea := sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));
  code text := '';
begin
  for position in 0 .. 7 loop
    code := code || substr(letters, get_byte(bytes, position) % 32 + 1, 1);
  end loop;
  return code;
end
$$;

comment on function app.new_kiosk_code() is
  '40 random bits as eight signs that can be read out and typed.';
