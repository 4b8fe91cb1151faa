create or replace function public.cancel_shift_request(request_id uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  request public.shift_requests;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  request := app.request_to_change(company, request_id);
  if request.id is null or request.person_id <> app.my_person_id() then
    return app.refused('not_found');
  end if;
  if request.state = 'canceled' then
    return app.request_answer(request, 'replayed');
  elsif request.state not in ('offered', 'waiting') then
    return app.refused(case request.state when 'void' then 'request_void' else 'already_decided' end);
  elsif request.version is distinct from version then
    return app.refused('changed_meanwhile');
  end if;
  return app.request_answer(app.settle_request(request, 'canceled', null), 'applied');
end
$$;

comment on function public.cancel_shift_request(uuid, integer) is
  'The caller takes back a claim, swap or give-away that is not decided. Verdict applied, replayed, or refused '
  '(not_allowed, not_found, already_decided, request_void, changed_meanwhile).';

grant execute on function public.cancel_shift_request(uuid, integer) to authenticated;
