create or replace function public.decide_account_deletion(
  request_id uuid, decision text, comment text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  request public.account_deletion_requests;
begin
  perform app.lock_admins(company);
  select * into request from public.account_deletion_requests r
  where r.id = request_id and r.company_id = company
  for update;
  if request.id is null or app.my_role() is distinct from 'admin' then
    return app.refused('not_found');
  end if;
  -- People can't decide their own requests.
  if request.person_id = app.my_person_id() then
    return app.refused('not_allowed');
  end if;
  if request.state <> 'open' then
    return app.refused('already_decided');
  end if;
  if coalesce(decision not in ('accept', 'decline'), true) or length(comment) > 1000 then
    return app.refused('invalid_input');
  end if;
  if decision = 'decline' and coalesce(trim(comment), '') = '' then
    return app.refused('comment_missing');
  end if;
  if decision = 'accept' and app.is_last_admin(request.company_id, request.person_id) then
    return app.refused('last_admin');
  end if;
  if decision = 'accept' then
    perform app.lock_holds(company);
    if app.is_erasure_held(company, request.person_id) then
      return app.refused('on_hold');
    end if;
  end if;
  update public.account_deletion_requests r set
    state = case when decision = 'accept' then 'accepted' else 'declined' end,
    decided_at = now(),
    decided_by = app.my_person_id(),
    comment = nullif(trim(decide_account_deletion.comment), '')
  where r.id = request.id;
  if decision = 'accept' then
    perform app.erase_account(request.company_id, request.person_id);
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.decide_account_deletion(uuid, text, text) is
  'An admin accepts or declines another person''s wish (declining says why). Accepting ends the access at once. '
  'Verdict applied or refused (not_found, not_allowed, already_decided, invalid_input, comment_missing, '
  'last_admin, on_hold).';

grant execute on function public.decide_account_deletion(uuid, text, text) to authenticated;
