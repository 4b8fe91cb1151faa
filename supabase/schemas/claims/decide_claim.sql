create or replace function public.decide_claim(claim_id uuid, version integer, decision text, reason text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held public.claims;
  wrong text;
begin
  if coalesce(app.my_role() not in ('supervisor', 'admin'), true) then
    return app.refused('not_allowed');
  end if;
  select * into held from public.claims c
  where c.company_id = app.my_company_id() and c.id = decide_claim.claim_id for update;
  if not app.sees_claim(held) or held.kind = 'receipt' then
    return app.refused('not_found');
  end if;
  wrong := case
    when coalesce(decision not in ('approve', 'return'), true) then 'decision'
    when decision = 'return' and not coalesce(app.is_text_or_null(to_jsonb(reason), 1000), false) then 'reason'
  end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if held.version is distinct from decide_claim.version then
    return app.refused('changed_meanwhile');
  end if;
  -- Returning a claim undoes an approval made by mistake, until payroll has taken it.
  if held.paid_in is not null
    or held.state <> 'waiting' and not (held.state = 'approved' and decision = 'return') then
    return app.refused('wrong_state');
  end if;
  if held.person_id <> all (app.people_whose_claims_i_decide()) then
    return app.refused('not_allowed');
  end if;
  update public.claims c set
    state = case decision when 'approve' then 'approved' else 'returned' end, decided_by = app.my_person_id(),
    reason = case decision when 'return' then decide_claim.reason end
  where c.company_id = held.company_id and c.id = held.id
  returning * into held;
  return jsonb_build_object('verdict', 'applied', 'version', held.version);
end
$$;

comment on function public.decide_claim(uuid, integer, text, text) is
  'Whoever approves a person''s timesheet approves their waiting claim of miles or a day away, or returns it with a '
  'reason; an approved one can be returned until payroll has it. Verdict applied with the version, or refused '
  '(not_allowed, not_found, invalid_input with the field in detail, changed_meanwhile, wrong_state).';

grant execute on function public.decide_claim(uuid, integer, text, text) to authenticated;
