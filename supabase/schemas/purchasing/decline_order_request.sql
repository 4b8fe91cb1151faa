create or replace function public.decline_order_request(request_id uuid, version integer, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.may_buy() then
    return app.refused('not_allowed');
  end if;
  if reason is null or not coalesce(app.is_text_or_null(to_jsonb(reason), 1000), false) then
    return app.refused_with_detail('invalid_input', 'reason');
  end if;
  return app.end_request(request_id, version, 'declined', reason);
end
$$;

comment on function public.decline_order_request(uuid, integer, text) is
  'A buyer declines a request with a reason. Verdict applied with the version, or refused (not_allowed, not_found, '
  'invalid_input with the field in detail, changed_meanwhile, wrong_state).';

grant execute on function public.decline_order_request(uuid, integer, text) to authenticated;
