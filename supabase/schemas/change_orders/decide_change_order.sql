create or replace function public.decide_change_order(change_order_id uuid, version integer, facts jsonb)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  digest constant bytea := sha256(convert_to(concat_ws(' ', 'decide', change_order_id, version, facts), 'UTF8'));
  asked constant record := app.change_order_to_change(change_order_id, version, digest);
  held public.change_orders := asked.held;
  wrong text;
begin
  if asked.answer is not null then
    return asked.answer;
  end if;
  wrong := app.first_wrong(facts, jsonb_build_object(
    'decision', app.is_choice(facts -> 'decision', 'approved', 'declined'),
    'name', app.is_text_or_null(facts -> 'name', 200) and facts -> 'name' <> 'null',
    'note', app.is_text_or_null(facts -> 'note', 2000)
  ));
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  elsif held.state not in ('draft', 'sent') then
    return app.refused('wrong_state');
  end if;
  perform app.end_links(held.company_id, 'change_order', held.id, app.my_person_id());
  update public.change_orders o set state = facts ->> 'decision', decided_at = now(), decided_by = app.my_person_id(),
    signer_name = trim(facts ->> 'name'), decision_note = trim(facts ->> 'note'), request_hash = digest
  where o.company_id = held.company_id and o.id = held.id returning * into held;
  return jsonb_build_object('verdict', 'applied', 'number', held.number, 'version', held.version);
end
$$;

comment on function public.decide_change_order(uuid, integer, jsonb) is
  'An admin records what the customer answered on paper or by phone: {decision: approved or declined, name: who '
  'decided, note}. Its links end. Verdict applied or replayed, or refused (not_allowed, not_found, changed_meanwhile, '
  'invalid_input with the field, wrong_state).';

grant execute on function public.decide_change_order(uuid, integer, jsonb) to authenticated;
