create or replace function public.record_claim(id uuid, claim jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  facts constant jsonb := claim - 'v';
  digest constant bytea := sha256(convert_to(claim::text, 'UTF8'));
  held public.claims;
  made public.claims;
  wrong text;
  refusal jsonb;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  -- Only one claim per person at a time, so that a day is claimed only once.
  perform from public.profiles p where p.company_id = company and p.person_id = me for no key update;
  select * into held from public.claims c where c.company_id = company and c.id = record_claim.id;
  if held.id is not null then
    return app.answer_to_repeat(held.request_hash, held.person_id, digest);
  end if;
  wrong := coalesce(app.wrong_envelope(record_claim.id, claim), app.wrong_claim_field(facts, null));
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  made := app.priced_claim(company, facts);
  refusal := app.why_not_claim(company, me, record_claim.id, made);
  if refusal is not null then
    return refusal;
  end if;
  insert into public.claims (
    company_id, id, person_id, kind, day, project_id, cost_code_id, amount_cents, quantity, unit, rate, odometer_from,
    odometer_to, from_site_id, to_site_id, is_edge_day, note, was_archived, request_hash
  )
  select company, record_claim.id, me, made.kind, made.day, p.id, made.cost_code_id, made.amount_cents, made.quantity,
    made.unit, made.rate, made.odometer_from, made.odometer_to, made.from_site_id, made.to_site_id, made.is_edge_day,
    made.note, p.archived_at is not null, digest
  from public.projects p where p.company_id = company and p.id = made.project_id;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.record_claim(uuid, jsonb) is
  'A member claims miles or a day away for themselves, under an id that the device made: {v: 1, kind, day, '
  'project_id, cost_code_id, quantity, odometer_from, odometer_to, from_site_id, to_site_id, is_edge_day, note}. The '
  'company''s rate of that day prices it. That of an archived project is stored and flagged. Verdict applied or '
  'replayed, or refused (not_allowed, invalid_input with the field in detail, no_rate, taken, other_payload).';

grant execute on function public.record_claim(uuid, jsonb) to authenticated;
