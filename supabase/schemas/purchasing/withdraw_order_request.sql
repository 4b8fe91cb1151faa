create or replace function public.withdraw_order_request(request_id uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  return app.end_request(request_id, version, 'withdrawn', null);
end
$$;

comment on function public.withdraw_order_request(uuid, integer) is
  'Whoever asked for something no longer needs it. Verdict applied with the version, or refused (not_allowed, '
  'not_found, changed_meanwhile, wrong_state).';

grant execute on function public.withdraw_order_request(uuid, integer) to authenticated;
