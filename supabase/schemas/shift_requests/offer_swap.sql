create or replace function public.offer_swap(
  request_id uuid, shift_id uuid, sequence integer, other_shift_id uuid, other_sequence integer
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  request constant jsonb := jsonb_build_object(
    'swap', shift_id, 'sequence', sequence, 'for', other_shift_id, 'other_sequence', other_sequence
  );
  known public.shift_requests;
  mine public.published_shifts;
  theirs public.published_shifts;
  refusal text;
  judgement jsonb;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if request_id is null or sequence is null or other_sequence is null then
    return app.refused_with_detail(
      'invalid_input', case when request_id is null then 'request_id' else 'sequence' end
    );
  end if;
  perform from public.published_shifts p
  where p.company_id = company and p.id in (offer_swap.shift_id, offer_swap.other_shift_id) order by p.id for update;
  select * into mine from public.published_shifts p where p.company_id = company and p.id = offer_swap.shift_id;
  select * into theirs from public.published_shifts p
  where p.company_id = company and p.id = offer_swap.other_shift_id;
  known := app.known_request(company, request_id, request);
  if known.id is not null then
    return app.request_answer(known, 'replayed');
  end if;
  refusal := app.why_not_ask(mine, sequence);
  if refusal is null then
    refusal := case
      when theirs.person_id = me then 'own_shift'
      -- If they share no crew with the caller, the lead of the shift's crew approves, so the shift must have one.
      when theirs.person_id is null or theirs.canceled_at is not null
        or theirs.crew_id is null and not app.is_swap_partner(company, me, theirs.person_id) then 'not_found'
      when theirs.sequence <> other_sequence then 'changed_meanwhile'
      when theirs.starts_at <= now() then 'shift_begun'
    end;
  end if;
  if refusal is not null then
    return app.refused(refusal);
  end if;
  judgement := app.judge_swap(mine, theirs);
  if judgement ->> 'verdict' = 'blocked' then
    return app.refused_swap(judgement);
  end if;
  return app.request_answer(app.add_request(
    company, request_id, 'swap', 'offered', mine, request, judgement -> 'reasons', theirs
  ), 'waits');
end
$$;

comment on function public.offer_swap(uuid, uuid, integer, uuid, integer) is
  'The caller offers an own shift for one of a colleague, of whichever crew, judged as if it had happened. Verdict '
  'waits, replayed, or refused (not_allowed, not_found, own_shift, changed_meanwhile, shift_begun, already_asked, '
  'blocked with reasons).';

grant execute on function public.offer_swap(uuid, uuid, integer, uuid, integer) to authenticated;
