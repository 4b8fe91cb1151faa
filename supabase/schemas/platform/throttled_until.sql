-- Counts and delays like apps/server/src/auth/limits/attempts.ts, which keeps these counts out of the tables of a
-- hosted project.
create or replace function app.throttled_until(login auth.users) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  free constant integer := 5;
  keys constant text[] := array(
    select translate(rtrim(encode(sha256(convert_to(
      concat_ws(' ', t.kind, t.account, 'anywhere'), 'UTF8'
    )), 'base64'), '='), '+/', '-_')
    from (values ('password', login.email::text), ('code', login.email::text), ('password', login.phone::text),
      ('code', login.phone::text), ('factor', login.id::text)) t (kind, account)
    where t.account is not null
  );
  until timestamptz;
begin
  if to_regclass('muster.failed_attempts') is null then
    return null;
  end if;
  execute
    'select max(a.last_failed_at + make_interval(secs => least(300, 2 ^ least(a.failures - $2, 9))))
     from muster.failed_attempts a where a.key = any ($1) and a.failures >= $2'
  into until using keys, free;
  return case when until > now() then until end;
end
$$;

comment on function app.throttled_until(auth.users) is
  'Until when at the latest a login has to wait after wrong passwords or codes; null when it doesn''t. Where the '
  'tries came from is kept as a hash, so all are taken for those of one place.';
