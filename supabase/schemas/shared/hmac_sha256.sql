create or replace function app.hmac_sha256(key bytea, message bytea) returns bytea
language plpgsql immutable set search_path = ''
as $$
declare
  short constant bytea := case when length(key) > 64 then sha256(key) else key end;
  inside bytea := decode(repeat('36', 64), 'hex');
  outside bytea := decode(repeat('5c', 64), 'hex');
begin
  for position in 0 .. length(short) - 1 loop
    inside := set_byte(inside, position, get_byte(short, position) # 54);
    outside := set_byte(outside, position, get_byte(short, position) # 92);
  end loop;
  return sha256(outside || sha256(inside || message));
end
$$;

comment on function app.hmac_sha256(bytea, bytea) is
  'RFC 2104 with SHA-256.';
