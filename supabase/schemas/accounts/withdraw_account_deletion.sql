create or replace function public.withdraw_account_deletion() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  update public.account_deletion_requests r set state = 'withdrawn', decided_at = now()
  where r.company_id = app.my_company_id() and r.person_id = app.my_person_id() and r.state = 'open';
  if not found then
    return app.refused('not_found');
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.withdraw_account_deletion() is
  'Takes back the caller''s open request. Verdict applied or refused (not_found).';

grant execute on function public.withdraw_account_deletion() to authenticated;
