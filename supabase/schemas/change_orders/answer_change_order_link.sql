create or replace function app.answer_change_order_link(secret text, act text, facts jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link public.public_links;
  held public.change_orders;
  wrong text;
begin
  select l.* into link from public.public_links l
  where l.secret_hash = sha256(convert_to(coalesce(secret, ''), 'UTF8')) and l.kind = 'change_order';
  -- Locks the change order before its link, like every other change to it.
  select o.* into held from public.change_orders o
  where o.company_id = link.company_id and o.id = link.record_id for update;
  if held.id is null or app.is_suspended(held.company_id) or not exists (
    select from public.public_links l
    where l.company_id = link.company_id and l.id = link.id and l.revoked_at is null and l.expires_at > now()
  ) then
    return app.refused('link_not_valid');
  end if;
  if act = 'read' then
    return app.change_order_for_customer(held);
  end if;
  wrong := app.first_wrong(facts, jsonb_build_object(
    'version', app.is_whole(facts -> 'version', 1, 2147483647),
    'name', app.is_text_or_null(facts -> 'name', 200) and facts -> 'name' <> 'null'
  ) || case act when 'approve' then jsonb_build_object(
    'role', app.is_text_or_null(facts -> 'role', 200) and facts -> 'role' <> 'null',
    'drawing', app.is_signature_drawing(facts -> 'drawing')
  ) when 'decline' then jsonb_build_object(
    'note', app.is_text_or_null(facts -> 'note', 2000) and facts -> 'note' <> 'null'
  ) else '{"act": false}' end);
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  elsif held.state <> 'sent' then
    return app.refused('wrong_state');
  elsif held.version::text <> facts ->> 'version' then
    return app.refused('changed_meanwhile');
  end if;
  update public.change_orders o set
    state = case act when 'approve' then 'approved' else 'declined' end, decided_at = now(), decided_by = null,
    signer_name = trim(facts ->> 'name'), signer_role = trim(facts ->> 'role'), drawing = facts -> 'drawing',
    decision_note = trim(facts ->> 'note'), request_hash = link.secret_hash
  where o.company_id = held.company_id and o.id = held.id returning * into held;
  perform app.tell_customer_answer(held);
  return app.change_order_for_customer(held);
end
$$;

comment on function app.answer_change_order_link(text, text, jsonb) is
  'For the server: what a change order''s public link shows (act read), which changes nothing, or the customer''s '
  'answer to the version that was shown, once: approve with {version, name, role, drawing}, or decline with {version, '
  'name, note}; admins are told. Every dead link is answered link_not_valid; else ok with the change order, or '
  'refused (invalid_input, wrong_state, changed_meanwhile).';
