create or replace function app.first_answers(company uuid, items app.batch_item[], effects app.fold_effect[])
returns public.punch_answers[]
language plpgsql set search_path = ''
as $$
declare
  answers public.punch_answers[] := '{}';
  answer public.punch_answers;
  item app.batch_item;
  effect app.fold_effect;
begin
  foreach item in array items loop
    continue when item.status <> 'new';
    answer := null;
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
    answers := answers || answer;
  end loop;
  if answers <> '{}' then
    insert into public.punch_answers select a.* from unnest(answers) a;
  end if;
  return answers;
end
$$;

comment on function app.first_answers(uuid, app.batch_item[], app.fold_effect[]) is
  'Keeps what the new punches of a batch came to, as they are answered now and at every replay; in their order.';
