create or replace function public.read_company_settings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  today constant date := app.company_today(company);
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  return (
    select jsonb_build_object(
      'verdict', 'ok',
      'today', today,
      'company_version', c.version,
      'settings_version', s.version,
      'profile', jsonb_build_object(
        'name', c.name, 'company_type', c.company_type, 'tagline', c.tagline,
        'website_url', c.website_url, 'phone', c.phone, 'address', c.address
      ),
      'region', jsonb_build_object(
        'time_zone', s.time_zone, 'default_language', s.default_language, 'currency', s.currency
      ),
      'clock', jsonb_build_object(
        'cost_code_rule', s.cost_code_rule, 'note_rule', s.note_rule,
        'location_mode', s.location_mode, 'trail_minutes', s.trail_minutes
      ),
      'reminders', jsonb_build_object(
        'remind_employee_after', s.remind_employee_after, 'remind_supervisor_after', s.remind_supervisor_after,
        'remind_end_after', s.remind_end_after, 'still_in_after_hours', s.still_in_after_hours,
        'remind_break_before', s.remind_break_before, 'quiet_from', s.quiet_from, 'quiet_to', s.quiet_to
      ),
      'retention', c.settings -> 'retention',
      'voice', jsonb_build_object(
        'server_speech', coalesce((c.settings #>> '{voice,server_speech}')::boolean, false),
        'keep_audio', coalesce((c.settings #>> '{voice,keep_audio}')::boolean, false),
        'suggestions', coalesce((c.settings #>> '{voice,suggestions}')::boolean, false)
      ),
      'filing', jsonb_build_object(
        'language_model', coalesce((c.settings #>> '{filing,language_model}')::boolean, false)
      ),
      'rules', (
        select jsonb_agg(jsonb_build_object(
          'id', r.id, 'kind', r.kind, 'valid_from', r.valid_from, 'rule', r.rule,
          'state', case
            when r.valid_from > today then 'coming'
            when held.id is not null then 'current'
            else 'past'
          end,
          'changed_at', app.instant(r.changed_at),
          'changed_by', nullif(trim(p.first_name || ' ' || p.last_name), '')
        ) order by r.kind, r.valid_from desc)
        from public.company_rules r
        left join app.company_rules_at(company, today) held on held.id = r.id
        left join public.profiles p on p.company_id = r.company_id and p.person_id = r.changed_by
        where r.company_id = company
      )
    )
    from public.companies c join public.company_settings s on s.company_id = c.id
    where c.id = company
  );
end
$$;

comment on function public.read_company_settings() is
  'For an admin: every section of the company''s settings as they are now, and its rules of all times, the newest '
  'of a kind first.';

grant execute on function public.read_company_settings() to authenticated;
