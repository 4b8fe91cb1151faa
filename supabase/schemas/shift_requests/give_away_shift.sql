create or replace function public.give_away_shift(request_id uuid, shift_id uuid, sequence integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  request constant jsonb := jsonb_build_object('give_away', shift_id, 'sequence', sequence);
  known public.shift_requests;
  shift public.published_shifts;
  refusal text;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if request_id is null or sequence is null then
    return app.refused_with_detail(
      'invalid_input', case when request_id is null then 'request_id' else 'sequence' end
    );
  end if;
  select * into shift from public.published_shifts p
  where p.company_id = company and p.id = give_away_shift.shift_id for update;
  known := app.known_request(company, request_id, request);
  if known.id is not null then
    return app.request_answer(known, 'replayed');
  end if;
  refusal := app.why_not_ask(shift, sequence);
  if refusal is not null then
    return app.refused(refusal);
  end if;
  known := app.add_request(company, request_id, 'give_away', 'offered', shift, request);
  perform app.tell_own_schedules(company, app.people_for_open(company, array[shift.id]));
  return app.request_answer(known, 'waits');
end
$$;

comment on function public.give_away_shift(uuid, uuid, integer) is
  'The caller offers an own shift to whoever claims it; until then it stays theirs. Verdict waits, replayed, or '
  'refused (not_allowed, not_found, changed_meanwhile, shift_begun, already_asked).';

grant execute on function public.give_away_shift(uuid, uuid, integer) to authenticated;
