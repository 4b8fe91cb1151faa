create or replace function app.keep_break_answers(
  said public.break_answers
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  stored public.break_answers;
begin
  if said.id is null or said.answers = '{}' or coalesce(not app.is_break_answers(said.answers), true) then
    return app.refused_with_detail('invalid_input', 'answers');
  end if;
  if coalesce(said.workday not between current_date - 366 and current_date + 1, true) then
    return app.refused_with_detail('invalid_input', 'workday');
  end if;
  if coalesce(
    not app.is_plausible_instant(said.answered_at) or said.answered_at > now() + interval '1 day', true
  ) then
    return app.refused_with_detail('invalid_input', 'answered_at');
  end if;
  perform app.lock_people(said.company_id, array[said.person_id]);
  select * into stored from public.break_answers a where a.company_id = said.company_id and a.id = said.id;
  if stored.id is not null then
    if (stored.person_id, stored.workday, stored.answers)
      is distinct from (said.person_id, said.workday, said.answers)
    then
      return app.refused('other_payload');
    end if;
    return jsonb_build_object('verdict', 'replayed');
  end if;
  if app.is_locked_day(said.company_id, app.merged_into(said.company_id, said.person_id), said.workday) then
    return app.refused_for_day('sheet_locked', 'workday', said.workday);
  end if;
  insert into public.break_answers (
    id, company_id, person_id, workday, answers, actor_person_id, kiosk_id, answered_at
  ) values (
    said.id, said.company_id, said.person_id, said.workday, said.answers, said.actor_person_id, said.kiosk_id,
    least(said.answered_at, now())
  );
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function app.keep_break_answers(public.break_answers) is
  'Keeps what a person says of the breaks of a workday, once for an id. Verdict as answer_breaks; who may say it is '
  'the caller''s affair.';
