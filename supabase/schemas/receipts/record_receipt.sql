create or replace function public.record_receipt(id uuid, receipt jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  files constant jsonb := receipt -> 'files';
  facts constant jsonb := receipt - '{v,files}'::text[];
  digest constant bytea := sha256(convert_to(receipt::text, 'UTF8'));
  wrong text;
  held public.receipts;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  select * into held from public.receipts r where r.company_id = company and r.id = record_receipt.id;
  if held.id is not null then
    return app.answer_to_repeat(held.request_hash, held.person_id, digest);
  end if;
  if not app.may_add_receipts() then
    return app.refused('not_allowed');
  end if;
  wrong := coalesce(
    app.wrong_envelope(record_receipt.id, receipt), app.wrong_receipt_field(facts, null), app.wrong_file_field(files)
  );
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if app.has_attachment(company, files) then
    return app.refused('other_payload');
  end if;
  insert into public.receipts (
    company_id, id, person_id, project_id, cost_code_id, cost_type, paid_by, total_cents, tax_cents, bought_on,
    vendor_name, note, order_id, was_archived, request_hash
  )
  select company, record_receipt.id, me, p.id, (facts ->> 'cost_code_id')::uuid, facts ->> 'cost_type',
    facts ->> 'paid_by', (facts ->> 'total_cents')::bigint, (facts ->> 'tax_cents')::bigint,
    (facts ->> 'bought_on')::date, trim(facts ->> 'vendor_name'), trim(facts ->> 'note'),
    (facts ->> 'order_id')::uuid, p.archived_at is not null, digest
  from public.projects p where p.company_id = company and p.id = (facts ->> 'project_id')::uuid
  returning * into held;
  perform app.add_attachments(company, 'receipt', held.id, me, null, files);
  perform app.add_receipt_event(held, 'added');
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.record_receipt(uuid, jsonb) is
  'A member adds a receipt of their own, under an id that the device made: {v: 1, total_cents, tax_cents, project_id, '
  'cost_code_id, cost_type, paid_by, bought_on, vendor_name, note, order_id, files}. That of an archived project is '
  'stored and flagged. Verdict applied or replayed, or refused (not_allowed, invalid_input with the field in detail, '
  'other_payload).';

grant execute on function public.record_receipt(uuid, jsonb) to authenticated;
