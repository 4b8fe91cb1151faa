create or replace function public.found_company(founding jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wrong constant text := app.wrong_founding_field(founding);
  founder public.profiles;
  company uuid;
  week_start integer;
begin
  perform app.refuse_unfit_session();
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  company := (founding ->> 'company_id')::uuid;
  week_start := (founding ->> 'workweek_start')::integer;

  -- Two attempts by the same person, for example after a lost response, run one after the other.
  select * into founder from public.profiles p where p.id = auth.uid() for update;
  if founder.id is null or app.is_listed_platform_admin() then
    return app.refused('not_allowed');
  end if;
  if founder.company_id = company and app.my_role() = 'admin' then
    return jsonb_build_object('verdict', 'replayed', 'company_id', company);
  end if;
  if founder.company_id is not null then
    return app.refused('already_member');
  end if;
  if not app.are_companies_open() then
    return app.refused('founding_closed');
  end if;

  insert into public.companies (id, name, company_type, address)
  values (company, trim(founding ->> 'name'), founding ->> 'company_type', founding ->> 'address')
  on conflict (id) do nothing;
  if not found then
    return app.refused_with_detail('invalid_input', 'company_id');
  end if;
  update public.company_settings s set
    time_zone = founding ->> 'time_zone',
    default_language = coalesce(founding ->> 'language', s.default_language)
  where s.company_id = company;
  update public.company_rules r set rule = jsonb_build_object(
    'workweek_start', week_start,
    'pay_period', founding ->> 'pay_period',
    'period_anchor', app.workweek_begun(founding ->> 'time_zone', week_start)
  )
  where r.company_id = company and r.kind = 'calendar';
  if founding ->> 'state' is not null then
    update public.company_rules r set rule = case r.kind
      when 'overtime' then app.overtime_set(founding ->> 'state', 2)
      else coalesce(app.break_set(founding ->> 'state', 2), r.rule)
    end
    where r.company_id = company and r.kind in ('overtime', 'breaks');
  end if;
  update public.profiles p set company_id = company where p.id = founder.id;
  insert into public.memberships (company_id, person_id, role) values (company, founder.person_id, 'admin');
  insert into public.projects (company_id, name) values (company, trim(founding ->> 'first_project'));
  return jsonb_build_object('verdict', 'applied', 'company_id', company);
end
$$;

comment on function public.found_company(jsonb) is
  'Whoever belongs to no company founds one and is its admin: {company_id, name, company_type, address, time_zone, '
  'language (of people who are added), workweek_start, pay_period, state (whose overtime and break rules it begins '
  'with), first_project}; language and state may be missing. The device makes company_id, so that trying again '
  'founds nothing twice. Verdict applied, replayed or refused (invalid_input with the field in detail, not_allowed, '
  'already_member, founding_closed).';

grant execute on function public.found_company(jsonb) to authenticated;
