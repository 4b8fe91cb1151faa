create or replace function public.send_change_order(
  link_id uuid, change_order_id uuid, version integer, facts jsonb
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  digest constant bytea := sha256(
    convert_to(concat_ws(' ', 'send', link_id, change_order_id, version, facts), 'UTF8')
  );
  asked constant record := app.change_order_to_change(change_order_id, version, digest);
  held public.change_orders := asked.held;
  wrong text;
begin
  if asked.answer is not null then
    return asked.answer;
  end if;
  wrong := case when link_id is null then 'link_id' else app.first_wrong(facts, jsonb_build_object(
    'secret_hash', app.is_hash(facts -> 'secret_hash'), 'days', app.is_whole(facts -> 'days', 1, 365)
  ) || case when facts ? 'mail' then jsonb_build_object(
    'mail', app.is_mail_address(facts -> 'mail'),
    'secret', encode(sha256(convert_to(coalesce(facts ->> 'secret', ''), 'UTF8')), 'hex') = facts ->> 'secret_hash'
  ) else '{}' end) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  elsif held.state not in ('draft', 'sent') then
    return app.refused('wrong_state');
  end if;
  perform app.end_links(company, 'change_order', held.id, app.my_person_id());
  insert into public.public_links (company_id, id, kind, record_id, secret_hash, shown, created_by, expires_at, mail,
    mail_state)
  values (company, link_id, 'change_order', held.id, decode(facts ->> 'secret_hash', 'hex'), '{}', app.my_person_id(),
    now() + make_interval(days => (facts ->> 'days')::integer), facts ->> 'mail',
    case when facts ? 'mail' then 'queued' end)
  on conflict do nothing;
  if not found then
    return app.refused('other_payload');
  end if;
  update public.change_orders o set state = 'sent', sent_at = coalesce(o.sent_at, now()), request_hash = digest
  where o.company_id = company and o.id = held.id returning * into held;
  if facts ? 'mail' then
    perform app.enqueue_job('send_change_order', jsonb_build_object(
      'company_id', company, 'link_id', link_id, 'secret', facts ->> 'secret'
    ), link_id::text);
  end if;
  return jsonb_build_object('verdict', 'applied', 'number', held.number, 'version', held.version);
end
$$;

comment on function public.send_change_order(uuid, uuid, integer, jsonb) is
  'An admin hands a change order to the customer by a public link: {secret_hash: the SHA-256 of the secret in the '
  'address, days: 1 to 365}; with mail and secret it is mailed, too, and the secret forgotten once that is done. The '
  'links before it end. Verdict applied or replayed with number and version, or refused (not_allowed, not_found, '
  'changed_meanwhile, invalid_input with the field, wrong_state, other_payload).';

grant execute on function public.send_change_order(uuid, uuid, integer, jsonb) to authenticated;
