create or replace function app.why_not_approve_jsa(jsa public.jsas, person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (
    select from app.hazard_leads(jsa.company_id, jsa.project_id) l where l.person_id = person
  ) then
    return 'not_allowed';
  end if;
  if not jsa.is_high_risk then
    return 'wrong_state';
  end if;
  if jsa.approved_at is not null then
    return 'already_decided';
  end if;
  if app.has_open_items(jsa.document) then
    return 'open_items';
  end if;
  if app.is_jsa_author(jsa, person) and exists (
    select from app.hazard_leads(jsa.company_id, jsa.project_id) l
    join public.profiles p on p.company_id = jsa.company_id and p.person_id = l.person_id and p.has_login
    where not app.is_jsa_author(jsa, l.person_id)
  ) then
    return 'own_jsa';
  end if;
  return null;
end
$$;

comment on function app.why_not_approve_jsa(public.jsas, uuid) is
  'Why a person cannot approve a JSA that has not ended: not_allowed, wrong_state (no high energy), already_decided, '
  'open_items or own_jsa; null when they can. An author can only where no one else could.';
