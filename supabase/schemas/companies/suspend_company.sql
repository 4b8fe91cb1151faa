create or replace function public.suspend_company(company_id uuid, name text, reason text, contact text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company public.companies;
  wrong text;
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  -- Two suspensions of a company run one after the other.
  select * into company from public.companies c where c.id = suspend_company.company_id for update;
  if company.id is null then
    return app.refused('not_found');
  end if;
  if app.is_suspended(company.id) then
    return app.refused('already_suspended');
  end if;
  wrong := case
    when trim(suspend_company.name) is distinct from company.name then 'name'
    when coalesce(length(trim(suspend_company.reason)), 0) not between 1 and 1000 then 'reason'
    when coalesce(length(trim(suspend_company.contact)), 0) not between 1 and 200 then 'contact'
  end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  insert into app.company_suspensions (company_id, reason, contact, suspended_by, suspended_by_name)
  values (
    company.id, trim(suspend_company.reason), trim(suspend_company.contact), auth.uid(), app.login_name(auth.uid())
  );
  perform app.recheck_channels(company.id);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.suspend_company(uuid, text, text, text) is
  'For a platform admin: suspends a company, whose name is typed to confirm it. Its people are told the reason and '
  'whom to ask (contact). They can still punch; everything else answers company_suspended. Verdict applied or refused '
  '(not_allowed, not_found, already_suspended, invalid_input with the field in detail).';

grant execute on function public.suspend_company(uuid, text, text, text) to authenticated;
