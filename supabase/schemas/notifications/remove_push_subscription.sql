create or replace function public.remove_push_subscription(endpoint text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  delete from app.push_subscriptions s
  where s.user_id = (select auth.uid()) and s.endpoint = remove_push_subscription.endpoint;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.remove_push_subscription(text) is
  'Turns notifications off in one of the caller''s browsers. Applied too when they were off.';

grant execute on function public.remove_push_subscription(text) to authenticated;
