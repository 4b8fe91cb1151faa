create or replace function public.save_location_notice(
  text_en text, text_es text, version integer, covers_trail boolean default false
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  latest public.location_notices;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if coalesce(length(trim(save_location_notice.text_en)) not between 1 and 4000, true) then
    return app.refused_with_detail('invalid_input', 'text_en');
  end if;
  if coalesce(length(trim(save_location_notice.text_es)) not between 1 and 4000, true) then
    return app.refused_with_detail('invalid_input', 'text_es');
  end if;
  perform 1 from public.companies c where c.id = company for no key update;
  select * into latest from public.location_notices n where n.company_id = company order by n.version desc limit 1;
  if not coalesce(save_location_notice.covers_trail, false) and exists (
    select from public.company_settings s where s.company_id = company and s.location_mode = 'trail'
  ) then
    return app.refused('notice_lacks_trail');
  end if;
  if (latest.text_en, latest.text_es, latest.covers_trail) = (
    trim(save_location_notice.text_en), trim(save_location_notice.text_es), save_location_notice.covers_trail
  )
  then
    return jsonb_build_object('verdict', 'applied', 'version', latest.version);
  end if;
  if latest.version is distinct from save_location_notice.version then
    return app.refused('changed_meanwhile');
  end if;
  insert into public.location_notices (company_id, version, text_en, text_es, covers_trail, written_by)
  values (
    company, latest.version + 1, trim(save_location_notice.text_en), trim(save_location_notice.text_es),
    coalesce(save_location_notice.covers_trail, false), app.my_person_id()
  );
  return jsonb_build_object('verdict', 'applied', 'version', latest.version + 1);
end
$$;

comment on function public.save_location_notice(text, text, integer, boolean) is
  'An admin writes a new version of the location notice over the one that they have read; everyone is asked again. '
  'covers_trail says that the text speaks of places between punches, which it must while a trail is kept. The same '
  'again changes nothing. Verdict applied with the version, or refused (not_allowed, invalid_input, '
  'notice_lacks_trail, changed_meanwhile).';

grant execute on function public.save_location_notice(text, text, integer, boolean) to authenticated;
