create or replace function public.remove_company_sign_in(sign_in_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  missing text;
begin
  if not app.is_admin_here() then
    return app.refused('not_allowed');
  end if;
  missing := app.missing_proof();
  if missing is not null then
    return app.refused(missing);
  end if;
  delete from public.company_sign_ins s where s.id = sign_in_id and s.company_id = app.my_company_id();
  if not found then
    return app.refused('not_found');
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.remove_company_sign_in(uuid) is
  'An admin removes the company''s identity provider. People sign in another way again; sessions go on. Verdict '
  'applied or refused (not_allowed, not_found, second_factor_needed, fresh_sign_in_needed).';

grant execute on function public.remove_company_sign_in(uuid) to authenticated;
