create or replace function public.answer_breaks(
  id uuid, workday public.day, answers jsonb, answered_at public.instant
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  said public.break_answers;
begin
  said.company_id := app.my_company_id();
  if said.company_id is null then
    return app.refused('not_allowed');
  end if;
  said.id := answer_breaks.id;
  said.person_id := app.my_person_id();
  said.actor_person_id := said.person_id;
  said.workday := answer_breaks.workday;
  said.answers := answer_breaks.answers;
  said.answered_at := answer_breaks.answered_at;
  return app.keep_break_answers(said);
end
$$;

comment on function public.answer_breaks(uuid, public.day, jsonb, public.instant) is
  'The caller says what became of the breaks of a workday: {first_meal, second_meal, rest}, each taken, not_provided '
  'or chose_to_skip. The device makes the id, so trying again answers once. Verdict applied, replayed or refused '
  '(not_allowed, invalid_input with the field, other_payload, sheet_locked).';

grant execute on function public.answer_breaks(uuid, public.day, jsonb, public.instant) to authenticated;
