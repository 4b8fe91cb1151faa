create or replace function public.my_push_subscription(endpoint text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('is_on', exists (
    select from app.push_subscriptions s
    join auth.sessions a on a.id = s.session_id and a.user_id = s.user_id
    where s.user_id = (select auth.uid()) and s.endpoint = my_push_subscription.endpoint
  ))
$$;

comment on function public.my_push_subscription(text) is
  'Whether the caller gets notifications in the browser with this address: is_on is false once the session that '
  'turned them on has ended, or someone else has turned them on there.';

grant execute on function public.my_push_subscription(text) to authenticated;
