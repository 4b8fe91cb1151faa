create or replace function public.save_claim(claim_id uuid, version integer, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  held public.claims;
  made public.claims;
  wrong text;
  refusal jsonb;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  perform from public.profiles p where p.company_id = company and p.person_id = me for no key update;
  select * into held from public.claims c where c.company_id = company and c.id = save_claim.claim_id for update;
  if held.person_id is distinct from me or held.kind = 'receipt' then
    return app.refused('not_found');
  end if;
  if held.state not in ('waiting', 'returned') then
    return app.refused('wrong_state');
  end if;
  if held.version is distinct from save_claim.version then
    return app.refused('changed_meanwhile');
  end if;
  wrong := app.wrong_claim_field(facts, held.project_id);
  if wrong is null and facts ->> 'kind' <> held.kind then
    wrong := 'kind';
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  made := app.priced_claim(company, facts);
  refusal := app.why_not_claim(company, me, held.id, made);
  if refusal is not null then
    return refusal;
  end if;
  update public.claims c set
    day = made.day, project_id = made.project_id, cost_code_id = made.cost_code_id, amount_cents = made.amount_cents,
    quantity = made.quantity, unit = made.unit, rate = made.rate, odometer_from = made.odometer_from,
    odometer_to = made.odometer_to, from_site_id = made.from_site_id, to_site_id = made.to_site_id,
    is_edge_day = made.is_edge_day, note = made.note, state = 'waiting', decided_by = null, reason = null
  where c.company_id = company and c.id = held.id
  returning * into held;
  return jsonb_build_object('verdict', 'applied', 'version', held.version);
end
$$;

comment on function public.save_claim(uuid, integer, jsonb) is
  'Its owner changes a claim of miles or a day away before it is approved; a returned one waits again. The facts '
  'are those of record_claim without v. Verdict applied with the version, or refused (not_allowed, not_found, '
  'wrong_state, changed_meanwhile, invalid_input with the field in detail, no_rate, taken).';

grant execute on function public.save_claim(uuid, integer, jsonb) to authenticated;
