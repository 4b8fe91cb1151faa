create or replace function public.claim_shift(request_id uuid, shift_id uuid, sequence integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  request constant jsonb := jsonb_build_object('claim', shift_id, 'sequence', sequence);
  known public.shift_requests;
  shift public.published_shifts;
  judgement jsonb;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if request_id is null or sequence is null then
    return app.refused_with_detail(
      'invalid_input', case when request_id is null then 'request_id' else 'sequence' end
    );
  end if;
  perform app.lock_people(company, array[me]);
  -- One of several simultaneous claims continues here; the others wait and find the shift taken.
  select * into shift from public.published_shifts p
  where p.company_id = company and p.id = claim_shift.shift_id for update;
  known := app.known_request(company, request_id, request);
  if known.id is not null then
    return app.request_answer(known, 'replayed');
  end if;
  if shift.id is null or shift.canceled_at is not null then
    return app.refused('not_found');
  elsif shift.person_id = me then
    return app.refused('own_shift');
  elsif not app.is_claimable(shift, me) then
    return app.refused(case when shift.person_id is null then 'not_found' else 'taken' end);
  elsif shift.sequence <> claim_shift.sequence then
    return app.refused('changed_meanwhile');
  elsif shift.starts_at <= now() then
    return app.refused('shift_begun');
  elsif exists (
    select from public.shift_requests r
    where r.company_id = company and r.shift_id = claim_shift.shift_id and r.person_id = me and r.state = 'waiting'
  ) then
    return app.refused('already_asked');
  end if;
  judgement := app.judge_planned(company, app.claimed_content(shift, me), true);
  if judgement ->> 'verdict' = 'blocked' then
    return app.refused('blocked') || jsonb_build_object('reasons', judgement -> 'reasons');
  elsif judgement ->> 'verdict' = 'warned' or app.rules_of_schedule(company) ->> 'claims' = 'approval' then
    return app.request_answer(app.add_request(
      company, request_id, 'claim', 'waiting', shift, request, judgement -> 'reasons'
    ), 'waits');
  end if;
  known := app.add_request(company, request_id, 'claim', 'applied', shift, request);
  perform app.hand_over(company, shift.id, me, known.id);
  return app.request_answer(known, 'applied');
end
$$;

comment on function public.claim_shift(uuid, uuid, integer) is
  'The caller takes an open shift, or one that a colleague gives away: the first one has it, or it waits for '
  'approval where there are warnings or the company wants that. Verdict applied, waits, replayed, or refused '
  '(not_allowed, not_found, own_shift, taken, changed_meanwhile, shift_begun, already_asked, blocked with reasons).';

grant execute on function public.claim_shift(uuid, uuid, integer) to authenticated;
