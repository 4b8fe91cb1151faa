create or replace function public.switch_company_sign_in(sign_in_id uuid, is_on boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known public.company_sign_ins;
  missing text;
begin
  if not app.is_admin_here() then
    return app.refused('not_allowed');
  end if;
  select * into known from public.company_sign_ins s
  where s.id = sign_in_id and s.company_id = app.my_company_id()
  for update;
  if known.id is null then
    return app.refused('not_found');
  end if;
  if switch_company_sign_in.is_on is null then
    return app.refused_with_detail('invalid_input', 'is_on');
  end if;
  if switch_company_sign_in.is_on and known.proven_at is null then
    return app.refused('domain_not_proven');
  end if;
  missing := app.missing_proof();
  if missing is not null then
    return app.refused(missing);
  end if;
  update public.company_sign_ins s set is_on = switch_company_sign_in.is_on, updated_at = now() where s.id = known.id;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.switch_company_sign_in(uuid, boolean) is
  'An admin opens or closes the sign-in by the company''s identity provider. Sessions go on. Verdict applied or '
  'refused (not_allowed, not_found, invalid_input, domain_not_proven, second_factor_needed, fresh_sign_in_needed).';

grant execute on function public.switch_company_sign_in(uuid, boolean) to authenticated;
