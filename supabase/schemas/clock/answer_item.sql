create or replace function app.answer_item(company uuid, item app.batch_item, answer public.punch_answers)
returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if item.status = 'replayed' then
    select * into answer from public.punch_answers a where a.company_id = company and a.punch_id = item.punch_id;
    select p.occurred_at into item.occurred_at
    from public.punches p where p.company_id = company and p.id = item.punch_id;
  end if;
  return jsonb_build_object(
    'id', item.id,
    'verdict', case when item.status = 'new' then answer.verdict else item.status end,
    'first_verdict', case when item.status = 'replayed' then answer.verdict end,
    'flags', to_jsonb(coalesce(answer.flags, '{}')),
    'reason', coalesce(item.reason, answer.reason),
    'occurred_at', app.instant(item.occurred_at),
    'entry_id', answer.entry_id
  );
end
$$;

comment on function app.answer_item(uuid, app.batch_item, public.punch_answers) is
  'What the caller is told of an item, a new one with its first answer; a replay is given that again.';
