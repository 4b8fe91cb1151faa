create or replace function public.answer_swap(request_id uuid, version integer, accept boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  request public.shift_requests;
  judgement jsonb;
  refusal text;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if accept is null then
    return app.refused_with_detail('invalid_input', 'accept');
  end if;
  request := app.request_to_change(company, request_id);
  if request.id is null or request.kind <> 'swap' or request.other_person_id is distinct from me then
    return app.refused('not_found');
  end if;
  refusal := app.why_not_change_request(request, '{offered}', version);
  if refusal is not null then
    return app.refused(refusal);
  end if;
  if not accept then
    return app.request_answer(app.settle_request(request, 'declined', null), 'applied');
  end if;
  judgement := app.judge_request(request);
  if judgement ->> 'verdict' = 'blocked' then
    return app.refused_swap(judgement);
  end if;
  if judgement ->> 'verdict' = 'warned' or (app.rules_of_schedule(company) ->> 'swaps_need_approval')::boolean
    or not app.is_swap_partner(company, me, request.person_id) then
    update public.shift_requests r set state = 'waiting', reasons = judgement -> 'reasons'
    where r.company_id = company and r.id = request.id returning * into request;
    perform app.tell_request(request);
    return app.request_answer(request, 'waits');
  end if;
  return app.request_answer(app.carry_out(request), 'applied');
end
$$;

comment on function public.answer_swap(uuid, integer, boolean) is
  'The colleague accepts or declines a swap; accepted, it is judged again and waits for the leads, unless the company '
  'waives that and both are in one crew. Verdict applied, waits, or refused (not_allowed, not_found, already_decided, '
  'changed_meanwhile, shift_begun, blocked with reasons, invalid_input).';

grant execute on function public.answer_swap(uuid, integer, boolean) to authenticated;
