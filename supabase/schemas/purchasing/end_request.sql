create or replace function app.end_request(request_id uuid, version integer, state text, reason text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  held public.order_requests;
begin
  select * into held from public.order_requests r
  where r.company_id = company and r.id = end_request.request_id for update;
  if not app.sees_request(held) or state = 'withdrawn' and held.person_id <> app.my_person_id() then
    return app.refused('not_found');
  end if;
  if held.state <> 'open' then
    return app.refused('wrong_state');
  end if;
  if held.version is distinct from end_request.version then
    return app.refused('changed_meanwhile');
  end if;
  update public.order_requests r set
    state = end_request.state, reason = end_request.reason, settled_by = app.my_person_id()
  where r.company_id = company and r.id = held.id
  returning * into held;
  return jsonb_build_object('verdict', 'applied', 'version', held.version);
end
$$;

comment on function app.end_request(uuid, integer, text, text) is
  'Declines or withdraws an open request that the caller sees.';
