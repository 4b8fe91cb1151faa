create or replace function app.recheck_channels(company uuid) returns void
language sql security definer set search_path = ''
as $$
  select pg_notify('realtime_access', l.login::text)
  from (
    select p.id as login from public.profiles p where p.company_id = company and p.has_login
    union all
    select k.user_id from public.kiosks k where k.company_id = company
  ) l
$$;

comment on function app.recheck_channels(uuid) is
  'Has every server judge again the open channels of a company''s logins.';
