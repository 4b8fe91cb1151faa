create or replace function public.decide_shift_request(
  request_id uuid, version integer, approve boolean, comment text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  request public.shift_requests;
  judgement jsonb;
  refusal text;
begin
  if app.my_role() is null or app.my_role() = 'employee' then
    return app.refused('not_allowed');
  end if;
  if approve is null or length(comment) > 500 then
    return app.refused_with_detail('invalid_input', case when approve is null then 'approve' else 'comment' end);
  end if;
  request := app.request_to_change(company, request_id);
  if request.id is null or not app.may_decide_request(request) then
    return app.refused('not_found');
  end if;
  refusal := app.why_not_change_request(request, '{waiting}', version);
  if refusal is not null then
    return app.refused(refusal);
  end if;
  if not approve then
    return app.request_answer(app.settle_request(request, 'declined', comment), 'applied');
  end if;
  judgement := app.judge_request(request);
  if judgement ->> 'verdict' = 'blocked' then
    return app.refused('blocked') || jsonb_build_object('reasons', judgement -> 'reasons');
  end if;
  update public.shift_requests r set approved_by = array_append(r.approved_by, app.my_person_id()),
    reasons = judgement -> 'reasons'
  where r.company_id = company and r.id = request.id returning * into request;
  if not app.has_needed_approvals(request) then
    perform app.tell_request(request);
    return app.request_answer(request, 'waits');
  end if;
  return app.request_answer(app.carry_out(request), 'applied');
end
$$;

comment on function public.decide_shift_request(uuid, integer, boolean, text) is
  'A lead or an admin approves or declines a claim or swap, which is judged again; a swap between two crews waits '
  'for a lead of each. Verdict applied, waits, or refused (not_allowed, not_found, already_decided, '
  'changed_meanwhile, shift_begun, blocked with reasons, invalid_input).';

grant execute on function public.decide_shift_request(uuid, integer, boolean, text) to authenticated;
