create or replace function app.why_not_signer(company uuid, person uuid, me uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- Someone without a login signs by finger on their lead's phone.
  if person <> me
    and (select p.has_login from public.profiles p where p.company_id = company and p.person_id = person)
  then
    return 'not_allowed';
  end if;
  return null;
end
$$;

comment on function app.why_not_signer(uuid, uuid, uuid) is
  'Why a caller can sign no timesheet of a person whom they see, nor have it signed on their phone; null when they '
  'can.';
