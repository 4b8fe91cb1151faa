create or replace function app.first_answer(company uuid, item app.batch_item, effects app.fold_effect[])
returns public.punch_answers
language plpgsql set search_path = ''
as $$
declare
  answer public.punch_answers;
  effect app.fold_effect;
begin
  answer.company_id := company;
  answer.punch_id := item.punch_id;
  answer.flags := item.flags;
  answer.reason := item.hold;
  foreach effect in array effects loop
    if effect.punch_id = item.punch_id then
      answer.flags := app.with_flags(answer.flags, effect.flags);
      answer.entry_id := coalesce(answer.entry_id, effect.entry_id);
      answer.reason := coalesce(answer.reason, effect.decision);
    end if;
  end loop;
  answer.verdict := case
    when answer.reason is not null then 'needs_decision'
    when answer.flags <> '{}' then 'applied_flagged'
    else 'applied'
  end;
  insert into public.punch_answers select (answer).*;
  return answer;
end
$$;

comment on function app.first_answer(uuid, app.batch_item, app.fold_effect[]) is
  'Keeps what a new punch came to, as it is answered now and at every replay.';
