create or replace function app.why_not_pin(company uuid, person uuid, text text, proof text) returns text
language plpgsql set search_path = ''
as $$
begin
  if (
    select count(*) from app.jsa_pin_tries t
    where t.company_id = company and t.person_id = person and t.tried_at > now() - interval '1 hour'
  ) >= 10 then
    return 'too_many_pins';
  end if;
  if exists (
    select from public.person_pins p
    where p.company_id = company and p.person_id = person and app.text_mac(p.proof_key, why_not_pin.text) = proof
  ) then
    return null;
  end if;
  insert into app.jsa_pin_tries (company_id, person_id) values (company, person);
  return 'pin_wrong';
end
$$;

comment on function app.why_not_pin(uuid, uuid, text, text) is
  'Why a typed PIN does not count: pin_wrong, or too_many_pins after ten wrong ones in an hour; null when it does.';
