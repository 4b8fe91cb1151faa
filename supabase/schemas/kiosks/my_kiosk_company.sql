create or replace function app.my_kiosk_company() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := (
    select k.company_id from public.kiosks k
    where k.user_id = auth.uid() and (k.revoked_at is null or k.revoked_at > now() - interval '30 days')
  );
begin
  perform app.refuse_suspended(company);
  return company;
end
$$;

comment on function app.my_kiosk_company() is
  'The company for which the caller, a kiosk, may still hand something in; null for anyone else.';

grant execute on function app.my_kiosk_company() to authenticated;
