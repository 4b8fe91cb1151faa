create or replace function public.answer_breaks(
  id uuid, workday date, answers jsonb, answered_at timestamptz
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  person constant uuid := app.my_person_id();
  stored public.break_answers;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if answer_breaks.id is null or answers = '{}' or coalesce(not app.is_break_answers(answers), true) then
    return app.refused_with_detail('invalid_input', 'answers');
  end if;
  if coalesce(workday not between current_date - 366 and current_date + 1, true) then
    return app.refused_with_detail('invalid_input', 'workday');
  end if;
  if coalesce(not app.is_plausible_instant(answered_at) or answered_at > now() + interval '1 day', true) then
    return app.refused_with_detail('invalid_input', 'answered_at');
  end if;
  perform app.lock_people(company, array[person]);
  select * into stored from public.break_answers a where a.company_id = company and a.id = answer_breaks.id;
  if stored.id is not null then
    if (stored.person_id, stored.workday, stored.answers) is distinct from (person, workday, answers) then
      return app.refused('other_payload');
    end if;
    return jsonb_build_object('verdict', 'replayed');
  end if;
  if app.is_locked_day(company, app.merged_into(company, person), workday) then
    return app.refused('sheet_locked');
  end if;
  insert into public.break_answers (id, company_id, person_id, workday, answers, actor_person_id, answered_at)
  values (answer_breaks.id, company, person, workday, answers, person, least(answered_at, now()));
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.answer_breaks(uuid, date, jsonb, timestamptz) is
  'The caller says what became of the breaks of a workday: {first_meal, second_meal, rest}, each taken, not_provided '
  'or chose_to_skip. The device makes the id, so trying again answers once. Verdict applied, replayed or refused '
  '(not_allowed, invalid_input with the field, other_payload, sheet_locked).';

grant execute on function public.answer_breaks(uuid, date, jsonb, timestamptz) to authenticated;
