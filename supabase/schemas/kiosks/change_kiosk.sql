create or replace function public.change_kiosk(
  kiosk_id uuid, version integer, name text, site_ids uuid[], photo text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  kiosk public.kiosks;
begin
  if app.is_admin_here() then
    select * into kiosk from public.kiosks k
    where k.id = change_kiosk.kiosk_id and k.company_id = company and k.revoked_at is null
    for update;
  end if;
  if kiosk.id is null then
    return app.refused('not_found');
  end if;
  if kiosk.version is distinct from change_kiosk.version then
    return app.refused('changed_meanwhile');
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
  update public.kiosks k set name = trim(change_kiosk.name), photo = change_kiosk.photo where k.id = kiosk.id;
  delete from public.kiosk_sites s where s.kiosk_id = kiosk.id and s.site_id <> all (site_ids);
  insert into public.kiosk_sites (company_id, kiosk_id, site_id)
  select company, kiosk.id, asked.id from (select distinct unnest(site_ids) as id) asked
  on conflict do nothing;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.change_kiosk(uuid, integer, text, uuid[], text) is
  'An admin renames a kiosk, moves it to other sites or decides about pictures. Verdict applied or refused '
  '(not_found, changed_meanwhile, invalid_input).';

grant execute on function public.change_kiosk(uuid, integer, text, uuid[], text) to authenticated;
