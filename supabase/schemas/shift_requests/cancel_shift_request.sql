create or replace function public.cancel_shift_request(request_id uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  request public.shift_requests;
  refusal text;
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
  end if;
  refusal := app.why_not_change_request(request, '{offered,waiting}', version);
  if refusal is not null then
    return app.refused(refusal);
  end if;
  return app.request_answer(app.settle_request(request, 'canceled', null), 'applied');
end
$$;

comment on function public.cancel_shift_request(uuid, integer) is
  'The caller takes back a claim, swap or give-away that is not decided. Verdict applied, replayed, or refused '
  '(not_allowed, not_found, already_decided, changed_meanwhile, shift_begun).';

grant execute on function public.cancel_shift_request(uuid, integer) to authenticated;
