create or replace function public.request_account_deletion(request_id uuid, reason text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  person constant uuid := app.my_person_id();
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if request_id is null or length(reason) > 1000 then
    return app.refused('invalid_input');
  end if;
  insert into public.account_deletion_requests (id, company_id, person_id, reason)
  values (request_id, company, person, nullif(trim(reason), ''))
  on conflict do nothing;
  if not found and not exists (
    select from public.account_deletion_requests r
    where r.id = request_id and r.company_id = company and r.person_id = person
  ) then
    return app.refused('already_asked');
  end if;
  return jsonb_build_object('verdict', 'applied', 'request_id', request_id);
end
$$;

comment on function public.request_account_deletion(uuid, text) is
  'A member asks that their account be deleted; the device makes the id, so trying again asks once. Verdict applied '
  'or refused (not_allowed, invalid_input, already_asked).';

grant execute on function public.request_account_deletion(uuid, text) to authenticated;
