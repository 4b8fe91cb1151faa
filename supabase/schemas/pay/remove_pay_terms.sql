create or replace function public.remove_pay_terms(terms_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  gone public.pay_terms;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into gone from public.pay_terms t where t.id = terms_id and t.company_id = company;
  if gone.id is null then
    return app.refused('not_found');
  end if;
  if app.is_own_pay(gone.person_id) then
    return app.refused('own_pay');
  end if;
  -- Hours worked under these terms have already been paid accordingly.
  if gone.valid_from <= app.company_today(company) then
    return app.refused('already_in_force');
  end if;
  delete from public.pay_terms t where t.id = gone.id;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.remove_pay_terms(uuid) is
  'An admin removes pay terms that are not in effect yet; those before go on. Verdict applied or refused '
  '(not_allowed, not_found, own_pay, already_in_force).';

grant execute on function public.remove_pay_terms(uuid) to authenticated;
