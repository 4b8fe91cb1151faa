create or replace function public.create_kiosk_code(
  name text, site_ids uuid[] default '{}', photo text default 'off'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  code constant text := app.new_kiosk_code();
  made public.kiosk_codes;
begin
  if not app.is_admin_here() then
    return app.refused('not_allowed');
  end if;
  if coalesce(length(trim(name)) not between 1 and 100, true) then
    return app.refused_with_detail('invalid_input', 'name');
  end if;
  if coalesce(photo not in ('off', 'optional', 'required'), true) then
    return app.refused_with_detail('invalid_input', 'photo');
  end if;
  if not app.are_own_sites(company, site_ids) then
    return app.refused_with_detail('invalid_input', 'site_ids');
  end if;
  insert into public.kiosk_codes (company_id, name, photo, site_ids, code_hash, created_by, expires_at)
  values (
    company, trim(name), photo, site_ids, app.kiosk_code_hash(code), app.my_person_id(), now() + interval '10 minutes'
  )
  returning * into made;
  return jsonb_build_object(
    'verdict', 'applied', 'code_id', made.id, 'code', code, 'expires_at', app.instant(made.expires_at)
  );
end
$$;

comment on function public.create_kiosk_code(text, uuid[], text) is
  'An admin prepares a kiosk and hears, once, the code that makes a tablet into it. No site: the whole company. '
  'Verdict applied or refused (not_allowed, invalid_input).';

grant execute on function public.create_kiosk_code(text, uuid[], text) to authenticated;
