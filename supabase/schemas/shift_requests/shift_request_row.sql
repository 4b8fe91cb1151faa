create or replace function app.shift_request_row(request public.shift_requests) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := request.company_id;
  me constant uuid := app.my_person_id();
begin
  return (
    select jsonb_build_object(
      'id', request.id, 'kind', request.kind, 'state', request.state, 'version', request.version,
      'person', app.person_label(company, request.person_id),
      'other', app.person_label(company, request.other_person_id),
      'shift', app.request_shift(s), 'other_shift', app.request_shift(o), 'reasons', app.reasons_for_me(request),
      'asked_at', app.instant(request.asked_at), 'decided_at', app.instant(request.decided_at),
      'decided_by', app.person_label(company, request.decided_by) -> 'name', 'comment', request.comment,
      'may', jsonb_build_object(
        'answer', request.state = 'offered' and request.kind = 'swap' and request.other_person_id = me,
        'cancel', request.state in ('offered', 'waiting') and request.person_id = me,
        'decide', request.state = 'waiting' and app.may_decide_request(request)
      )
    )
    from public.published_shifts s
    left join public.published_shifts o on o.company_id = company and o.id = request.other_shift_id
    where s.company_id = company and s.id = request.shift_id
  );
end
$$;

comment on function app.shift_request_row(public.shift_requests) is
  'A claim, swap or give-away for someone who takes part in it or decides it, as shiftRequestSchema of '
  'packages/contract.';
