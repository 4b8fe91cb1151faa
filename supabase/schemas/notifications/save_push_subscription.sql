create or replace function public.save_push_subscription(endpoint text, p256dh text, auth text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  login constant uuid := (select auth.uid());
  own_session constant uuid := (auth.jwt() ->> 'session_id')::uuid;
begin
  if login is null or own_session is null or app.has_left() then
    return app.refused('not_allowed');
  end if;
  if endpoint is null or endpoint !~ '^https://[^/\s]+/\S*$' or length(endpoint) > 2000
    or p256dh is null or p256dh !~ '^[A-Za-z0-9_-]{87}=?$'
    or save_push_subscription.auth is null or save_push_subscription.auth !~ '^[A-Za-z0-9_-]{22}(==)?$'
  then
    return app.refused('invalid_input');
  end if;
  delete from app.push_subscriptions s
  where s.user_id = login and s.endpoint <> save_push_subscription.endpoint
    and (
      not exists (select from auth.sessions a where a.id = s.session_id)
      or s.id not in (
        select r.id from app.push_subscriptions r
        where r.user_id = login and r.endpoint <> save_push_subscription.endpoint
        order by r.created_at desc limit 9
      )
    );
  -- A new owner gets a new row, so that messages waiting for the former owner don't arrive here.
  delete from app.push_subscriptions s
  where s.endpoint = save_push_subscription.endpoint and s.user_id <> login;
  insert into app.push_subscriptions as s (user_id, session_id, endpoint, p256dh, auth)
  values (
    login, own_session, save_push_subscription.endpoint, save_push_subscription.p256dh,
    save_push_subscription.auth
  )
  on conflict on constraint push_subscriptions_endpoint_key do update set
    user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.save_push_subscription(text, text, text) is
  'Turns notifications on in the caller''s browser, for as long as this session lasts; again is the same. A browser '
  'belongs to whoever turned them on last, and a person has at most ten. Verdict applied or refused.';

grant execute on function public.save_push_subscription(text, text, text) to authenticated;
