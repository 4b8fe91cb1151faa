create or replace function public.record_counter_order(id uuid, counter_order jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant app.caller := app.current_caller();
  company constant uuid := caller.company_id;
  entry constant jsonb := counter_order -> 'order';
  files constant jsonb := counter_order -> 'files';
  digest constant bytea := sha256(convert_to(counter_order::text, 'UTF8'));
  -- A device's clock may be ahead.
  told timestamptz;
  wrong text;
  held public.purchase_orders;
begin
  if caller.person_id is null or company is null then
    return app.refused('not_allowed');
  end if;
  select * into held from public.purchase_orders o where o.company_id = company and o.id = record_counter_order.id;
  if held.id is not null then
    return case when held.request_hash = digest and held.author_person_id = caller.person_id
      then app.counter_verdict('replayed', held) else app.refused('other_payload') end;
  end if;
  wrong := case when record_counter_order.id is null then 'id' else app.first_wrong(counter_order, jsonb_build_object(
    'v', counter_order -> 'v' = '1',
    'number', exists (
      select from public.reserved_numbers r
      where r.company_id = company and r.number = counter_order ->> 'number' and r.person_id = caller.person_id
        and r.device_id::text = counter_order ->> 'device_id' and r.order_id is null
    ),
    'device_id', app.is_uuid(counter_order -> 'device_id'),
    'ordered_at', app.is_instant(counter_order -> 'ordered_at'),
    'order', jsonb_typeof(entry) = 'object',
    'files', app.wrong_file_field(files) is null
  )) end;
  wrong := coalesce(wrong, app.wrong_order_field(company, entry, true));
  if wrong is null and jsonb_array_length(entry -> 'lines') = 0 then
    wrong := 'lines';
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if app.has_attachment(company, files) then
    return app.refused('other_payload');
  end if;

  told := least((counter_order ->> 'ordered_at')::timestamptz, now());
  insert into public.purchase_orders (
    company_id, id, number, approval, delivery, author_person_id, submitted_by, submitted_at, ordered_at, stated_at,
    request_hash
  ) values (
    company, record_counter_order.id, counter_order ->> 'number', 'submitted', 'sent', caller.person_id,
    caller.person_id, now(), told, nullif((counter_order ->> 'ordered_at')::timestamptz, told), digest
  );
  update public.reserved_numbers r set order_id = record_counter_order.id
  where r.company_id = company and r.number = counter_order ->> 'number';
  perform app.write_revision(company, record_counter_order.id, 1, entry, caller.person_id);
  perform app.add_attachments(company, 'purchase_order', record_counter_order.id, caller.person_id, null, files);
  select * into held from public.purchase_orders o where o.company_id = company and o.id = record_counter_order.id;
  held.flags := app.counter_flags(held, entry);
  perform app.add_order_event(
    held, record_counter_order.id, 'ordered', digest, null, jsonb_build_object('total_cents', held.total_cents),
    caller.person_id
  );
  update public.purchase_orders o set flags = held.flags, approvals_needed = app.approvals_needed(held)
  where o.company_id = company and o.id = held.id
  returning * into held;
  perform app.tell_approvers(held);
  return app.counter_verdict('applied', held);
end
$$;

comment on function public.record_counter_order(uuid, jsonb) is
  'Stores an order that a device made at a counter without a network, under an id and a reserved number of its '
  'own: {v: 1, number, device_id, ordered_at, order, files}. It was placed already, so it is stored whatever has '
  'happened since, also for someone who has left; flags say what would have held it back. Verdict applied or '
  'replayed with number, label and flags, or refused (not_allowed, invalid_input with the field in detail, '
  'other_payload).';

grant execute on function public.record_counter_order(uuid, jsonb) to authenticated;
