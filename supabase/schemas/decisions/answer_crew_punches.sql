create or replace function public.answer_crew_punches(
  punch_ids uuid[], answer text, reason text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  person constant uuid := app.my_person_id();
  asked uuid[];
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if coalesce(cardinality(punch_ids) not between 1 and 200, true)
    or coalesce(answer_crew_punches.answer not in ('confirmed', 'disputed'), true)
    or length(answer_crew_punches.reason) > 500
  then
    return app.refused('invalid_input');
  end if;
  if answer_crew_punches.answer = 'disputed' and coalesce(trim(answer_crew_punches.reason), '') = '' then
    return app.refused('comment_missing');
  end if;
  perform app.lock_people(company, array[person]);

  -- A repeat after a lost response gets the same response.
  if exists (
    select from unnest(punch_ids) as asked_id
    left join public.crew_punch_answers a on a.company_id = company and a.punch_id = asked_id
    where not coalesce(a.person_id = person and a.answer = answer_crew_punches.answer, false)
      and asked_id not in (select p.id from app.punches_to_answer(company, person) p)
  ) then
    return app.refused('not_found');
  end if;

  select coalesce(array_agg(p.id), '{}') into asked
  from app.punches_to_answer(company, person) p where p.id = any (punch_ids);
  insert into public.crew_punch_answers (company_id, punch_id, person_id, answer, reason)
  select company, id, person, answer_crew_punches.answer, nullif(trim(answer_crew_punches.reason), '')
  from unnest(asked) as id;

  if answer_crew_punches.answer = 'disputed' then
    insert into public.decision_items (company_id, person_id, punch_id, kind)
    select company, person, id, 'disputed' from unnest(asked) as id
    on conflict do nothing;
    perform app.place_disputes(company, person);
    perform app.touch_clocks(company, array[person]);
  end if;
  return jsonb_build_object('verdict', 'applied', 'answered', cardinality(asked));
end
$$;

comment on function public.answer_crew_punches(uuid[], text, text) is
  'The person says of punches made for them that they are right (confirmed) or not (disputed, with a reason: a '
  'decision item follows for whoever leads them, the punch counts until it is decided). Verdict applied or refused '
  '(not_allowed, invalid_input, comment_missing, not_found).';

grant execute on function public.answer_crew_punches(uuid[], text, text) to authenticated;
