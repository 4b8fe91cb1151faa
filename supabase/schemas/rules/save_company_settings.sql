-- Accepts the same as the schemas in packages/contract (company-settings.ts, company-rules.ts). Both are tested with
-- cases/company-settings.json.
create or replace function public.save_company_settings(
  section text, version integer, facts jsonb, effective_from public.day default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  is_rule constant boolean := section in (select r.kind from app.first_rules() r);
  wrong constant text := case when is_rule then app.wrong_rule(section, facts) else app.wrong_setting(section, facts)
    end;
  new_version integer;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if is_rule then
    return app.save_rule(company, section, facts, effective_from, version);
  end if;
  if effective_from is not null then
    return app.refused_with_detail('invalid_input', 'effective_from');
  end if;

  -- Location trails may be kept only if people have been told about them.
  if section = 'clock' and facts ->> 'location_mode' = 'trail' and not coalesce((
    select n.covers_trail from public.location_notices n where n.company_id = company order by n.version desc limit 1
  ), false) then
    return app.refused('notice_lacks_trail');
  end if;

  case section
    when 'profile' then
      update public.companies c set
        name = trim(facts ->> 'name'), company_type = facts ->> 'company_type', tagline = facts ->> 'tagline',
        website_url = facts ->> 'website_url', phone = facts ->> 'phone', address = facts ->> 'address'
      where c.id = company and c.version = save_company_settings.version
      returning c.version into new_version;
    when 'retention', 'voice', 'filing' then
      update public.companies c set settings = c.settings || jsonb_build_object(section, facts)
      where c.id = company and c.version = save_company_settings.version
      returning c.version into new_version;
    when 'region' then
      update public.company_settings s set
        time_zone = facts ->> 'time_zone', default_language = facts ->> 'default_language',
        currency = facts ->> 'currency'
      where s.company_id = company and s.version = save_company_settings.version
      returning s.version into new_version;
    when 'clock' then
      update public.company_settings s set
        cost_code_rule = facts ->> 'cost_code_rule', note_rule = facts ->> 'note_rule',
        location_mode = facts ->> 'location_mode', trail_minutes = (facts ->> 'trail_minutes')::smallint
      where s.company_id = company and s.version = save_company_settings.version
      returning s.version into new_version;
    when 'reminders' then
      update public.company_settings s set
        remind_employee_after = (facts ->> 'remind_employee_after')::smallint,
        remind_supervisor_after = (facts ->> 'remind_supervisor_after')::smallint,
        remind_end_after = (facts ->> 'remind_end_after')::smallint,
        still_in_after_hours = (facts ->> 'still_in_after_hours')::smallint,
        remind_break_before = (facts ->> 'remind_break_before')::smallint,
        quiet_from = facts ->> 'quiet_from', quiet_to = facts ->> 'quiet_to'
      where s.company_id = company and s.version = save_company_settings.version
      returning s.version into new_version;
  end case;
  if new_version is null then
    return app.refused('changed_meanwhile');
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', new_version);
end
$$;

comment on function public.save_company_settings(text, integer, jsonb, public.day) is
  'An admin saves a section over the version that was read: profile, retention, voice and filing over that '
  'of the company, the others over that of its settings. calendar, workday, rounding, overtime, breaks, '
  'approval and auto_out hold from the day effective_from; the others at once, without one. Verdict applied with the '
  'new version, or refused (not_allowed, invalid_input with the field in detail, day_locked with the first free day, '
  'notice_lacks_trail, changed_meanwhile).';

grant execute on function public.save_company_settings(text, integer, jsonb, public.day) to authenticated;
