-- How an admin changes the settings. What is let through is what the schemas of packages/contract
-- (company-settings.ts, company-rules.ts) let through: both are held to cases/company-settings.json.

create function app.is_whole(value jsonb, low bigint, high bigint) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'number' and value::text ~ '^-?[0-9]{1,15}$'
      then (value::text)::bigint between low and high
    else false
  end
$$;
comment on function app.is_whole(jsonb, bigint, bigint) is 'Whether a value is a whole number within bounds. False for SQL null.';

create function app.is_whole_or_null(value jsonb, low bigint, high bigint) returns boolean
language sql immutable set search_path = ''
as $$
  select value is not distinct from 'null'::jsonb or app.is_whole(value, low, high)
$$;

create function app.is_choice(value jsonb, variadic choices text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'string' and value #>> '{}' = any (choices), false)
$$;

create function app.first_wrong(facts jsonb, fine jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(facts) is distinct from 'object' then 'facts' else (
    select field from (
      select 1 as rank, key as field from jsonb_object_keys(facts) as key where not fine ? key
      union all
      select 2, f.key from jsonb_each(fine) f where f.value is distinct from 'true'::jsonb
    ) as wrong order by rank, field limit 1
  ) end
$$;
comment on function app.first_wrong(jsonb, jsonb) is
  'The first field that is unknown or, by {field: whether it is fine}, not allowed; null when all are right.';

-- In place --------------------------------------------------------------------------------------

create function app.is_given_time_zone(value jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  -- PostgreSQL itself also takes offsets and invented abbreviations with one.
  return coalesce(
    jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$'
      and app.is_time_zone(value #>> '{}'),
    false
  );
end
$$;

create function app.is_period(value jsonb, unit text, low bigint, high bigint) returns boolean
language sql immutable set search_path = ''
as $$
  select app.first_wrong(value, jsonb_build_object(unit, app.is_whole(value -> unit, low, high))) is null
$$;
comment on function app.is_period(jsonb, text, bigint, bigint) is 'Whether a value is {unit: count} with a count within bounds.';

create function app.wrong_setting(section text, facts jsonb) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return case section
    when 'profile' then coalesce(
      case
        when jsonb_typeof(facts) is distinct from 'object' then 'facts'
        when not coalesce(app.is_text_or_null(facts -> 'name', 200) and facts -> 'name' <> 'null', false) then 'name'
      end,
      case when jsonb_typeof(facts) = 'object' then app.wrong_company_field(facts - 'name') end
    )
    when 'region' then app.first_wrong(facts, jsonb_build_object(
      'time_zone', app.is_given_time_zone(facts -> 'time_zone'),
      'default_language', app.is_choice(facts -> 'default_language', 'en', 'es')
    ))
    when 'clock' then app.first_wrong(facts, jsonb_build_object(
      'cost_code_rule', app.is_choice(facts -> 'cost_code_rule', 'off', 'optional', 'required'),
      'note_rule', app.is_choice(facts -> 'note_rule', 'off', 'optional', 'required'),
      'location_mode', app.is_choice(facts -> 'location_mode', 'off', 'punch')
    ))
    when 'reminders' then app.first_wrong(facts, jsonb_build_object(
      'remind_employee_after', coalesce(facts -> 'remind_employee_after' in ('null', '0', '1', '3', '5', '15', '30'), false),
      'remind_supervisor_after', coalesce(facts -> 'remind_supervisor_after' in ('null', '0', '1', '3', '5', '15', '30'), false),
      'still_in_after_hours', app.is_whole_or_null(facts -> 'still_in_after_hours', 4, 16)
    ))
    -- The years are those of 29 CFR 516.5 and 516.6, below which nobody may go.
    when 'retention' then app.first_wrong(facts, jsonb_build_object(
      'location_trail', app.is_period(facts -> 'location_trail', 'days', 1, 3650),
      'punch_coordinates', coalesce(facts -> 'punch_coordinates' = '{"with": "time_cards"}', false)
        or app.is_period(facts -> 'punch_coordinates', 'days', 1, 3650),
      'voice_audio', app.is_period(facts -> 'voice_audio', 'days', 1, 365),
      'time_cards', app.is_period(facts -> 'time_cards', 'years', 2, 30),
      'payroll', app.is_period(facts -> 'payroll', 'years', 3, 30)
    ))
    else 'section'
  end;
end
$$;
comment on function app.wrong_setting(text, jsonb) is
  'The first field of a section in place that is missing, unknown or not allowed; null when all are right.';

-- Over time -------------------------------------------------------------------------------------

create function app.is_rounding(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select app.first_wrong(value, jsonb_build_object(
    'mode', app.is_choice(value -> 'mode', 'off', 'nearest', 'neutral', 'up', 'down'),
    'minutes', coalesce(value -> 'minutes' in ('5', '6', '10', '15'), false)
  )) is null
$$;

create function app.wrong_overtime_field(facts jsonb) returns text
language sql immutable set search_path = ''
as $$
  select app.first_wrong(facts, jsonb_build_object(
    'set', coalesce(facts ->> 'set' = 'custom' or facts = app.overtime_set(facts ->> 'set'), false),
    'set_version', app.is_whole(facts -> 'set_version', 1, 1),
    'weekly_after_minutes', app.is_whole_or_null(facts -> 'weekly_after_minutes', 1, 10080),
    'daily_after_minutes', app.is_whole_or_null(facts -> 'daily_after_minutes', 1, 1440),
    'daily_double_after_minutes', app.is_whole_or_null(
      facts -> 'daily_double_after_minutes',
      1 + case when app.is_whole(facts -> 'daily_after_minutes', 1, 1440)
        then (facts ->> 'daily_after_minutes')::bigint else 0 end,
      1440
    ),
    'shift_after_minutes', app.is_whole_or_null(facts -> 'shift_after_minutes', 1, 1440),
    'daily_below_rate', app.is_whole_or_null(facts -> 'daily_below_rate', 1, 10000000),
    'seventh_day', jsonb_typeof(facts -> 'seventh_day') = 'boolean',
    'seventh_day_double_after_minutes', app.is_whole_or_null(facts -> 'seventh_day_double_after_minutes', 1, 1440),
    'workday_starts_at', coalesce(
      facts -> 'workday_starts_at' = 'null'
        or jsonb_typeof(facts -> 'workday_starts_at') = 'string'
          and facts ->> 'workday_starts_at' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$',
      false
    ),
    'overtime_percent', app.is_whole(facts -> 'overtime_percent', 100, 400),
    'double_percent', app.is_whole(
      facts -> 'double_percent',
      case when app.is_whole(facts -> 'overtime_percent', 100, 400)
        then (facts ->> 'overtime_percent')::bigint else 100 end,
      400
    )
  ))
$$;

create function app.are_meals(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 3 then not exists (
    select from jsonb_array_elements(value) with ordinality as m (meal, place)
    where app.first_wrong(meal, jsonb_build_object(
        'after_minutes', app.is_whole(meal -> 'after_minutes', 1, 1440),
        'minutes', app.is_whole(meal -> 'minutes', 5, 120),
        'waivable_up_to_minutes', app.is_whole_or_null(meal -> 'waivable_up_to_minutes', 1, 1440)
      )) is not null
      or (meal -> 'after_minutes') <= (value -> (place::integer - 2) -> 'after_minutes') and place > 1
  ) else false end
$$;
comment on function app.are_meals(jsonb) is 'Whether a value is a list of meals, each after a longer time than the one before.';

create function app.wrong_breaks_field(facts jsonb) returns text
language sql immutable set search_path = ''
as $$
  select app.first_wrong(facts, jsonb_build_object(
    'set', coalesce(
      facts ->> 'set' = 'custom'
        or facts || '{"deduct": null}' = app.break_set(facts ->> 'set') and facts ? 'deduct',
      false
    ),
    'set_version', app.is_whole(facts -> 'set_version', 1, 1),
    'paid_up_to_minutes', app.is_whole(facts -> 'paid_up_to_minutes', 0, 60),
    'shortest_block_minutes', app.is_whole(facts -> 'shortest_block_minutes', 1, 60),
    'meals', app.are_meals(facts -> 'meals'),
    'rest', facts -> 'rest' is not distinct from 'null'::jsonb or app.first_wrong(facts -> 'rest', jsonb_build_object(
      'minutes', app.is_whole(facts -> 'rest' -> 'minutes', 1, 60),
      'every_minutes', app.is_whole(facts -> 'rest' -> 'every_minutes', 30, 1440),
      'none_under_minutes', app.is_whole(facts -> 'rest' -> 'none_under_minutes', 0, 1440)
    )) is null,
    'missed_pays_hour', jsonb_typeof(facts -> 'missed_pays_hour') = 'boolean',
    'ask_at_clock_out', jsonb_typeof(facts -> 'ask_at_clock_out') = 'boolean',
    -- Only where the rules allow that a break is taken off which nobody recorded.
    'deduct', facts -> 'deduct' is not distinct from 'null'::jsonb
      or coalesce(facts ->> 'set' in ('federal', 'custom'), false) and app.first_wrong(facts -> 'deduct', jsonb_build_object(
        'after_minutes', app.is_whole(facts -> 'deduct' -> 'after_minutes', 60, 1440),
        'minutes', app.is_whole(facts -> 'deduct' -> 'minutes', 30, 120)
      )) is null
  ))
$$;

create function app.is_date(value jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return coalesce(
    jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^2[0-9]{3}-[0-9]{2}-[0-9]{2}$'
      and (value #>> '{}')::date is not null,
    false
  );
exception
  when datetime_field_overflow then
    return false;
end
$$;

create function app.wrong_rule(kind text, facts jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case kind
    when 'calendar' then app.first_wrong(facts, jsonb_build_object(
      'workweek_start', app.is_whole(facts -> 'workweek_start', 1, 7),
      'pay_period', app.is_choice(facts -> 'pay_period', 'weekly', 'biweekly', 'semimonthly', 'monthly'),
      'period_anchor', case when app.is_date(facts -> 'period_anchor')
        then extract(isodow from (facts ->> 'period_anchor')::date)::text = facts ->> 'workweek_start'
          or not app.is_whole(facts -> 'workweek_start', 1, 7)
        else false end
    ))
    when 'workday' then app.first_wrong(facts, jsonb_build_object(
      'attribution', app.is_choice(facts -> 'attribution', 'start_day', 'midnight')
    ))
    when 'rounding' then app.first_wrong(facts, jsonb_build_object(
      'begin', app.is_rounding(facts -> 'begin'),
      'end', app.is_rounding(facts -> 'end'),
      'duration', app.is_rounding(facts -> 'duration')
    ))
    when 'overtime' then app.wrong_overtime_field(facts)
    when 'breaks' then app.wrong_breaks_field(facts)
    when 'approval' then app.first_wrong(facts, jsonb_build_object(
      'employee_signs', jsonb_typeof(facts -> 'employee_signs') = 'boolean',
      'levels', coalesce(facts -> 'levels' in ('["supervisor", "admin"]', '["admin"]'), false)
    ))
  end;
end
$$;
comment on function app.wrong_rule(text, jsonb) is
  'The first field of a rule that is missing, unknown or not allowed; null when all are right.';

create function app.may_hold_from(company uuid, kind text, facts jsonb, effective_from date) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  today constant date := app.company_today(company);
begin
  if effective_from is null or effective_from not between today - 366 and today + 731 then
    return false;
  end if;
  return case kind
    -- Weeks and periods begin with the rule.
    when 'calendar' then facts ->> 'period_anchor' = effective_from::text
    -- Overtime is counted by whole weeks.
    when 'overtime' then extract(isodow from effective_from)::integer = (
      select (r.rule ->> 'workweek_start')::integer
      from app.company_rules_at(company, effective_from) r where r.kind = 'calendar'
    )
    else true
  end;
end
$$;
comment on function app.may_hold_from(uuid, text, jsonb, date) is
  'Whether a rule may begin on a day: within a year back and two ahead, the weeks'' and the overtime rule on the first day of a workweek.';

-- Saving ----------------------------------------------------------------------------------------

create function app.save_rule(company uuid, section text, facts jsonb, effective_from date, version integer) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  new_version integer;
begin
  if not app.may_hold_from(company, section, facts, effective_from) then
    return app.refused('invalid_input', 'effective_from');
  end if;
  -- The rules have no version of their own: the settings' one counts their changes too.
  update public.company_settings s set updated_at = now()
  where s.company_id = company and s.version = save_rule.version
  returning s.version into new_version;
  if new_version is null then
    return app.refused('changed_meanwhile');
  end if;
  insert into public.company_rules (company_id, kind, valid_from, rule, changed_by)
  values (company, section, effective_from, facts, app.my_person_id())
  on conflict (company_id, kind, valid_from) do update set
    rule = excluded.rule, changed_by = excluded.changed_by, changed_at = now();
  return jsonb_build_object('verdict', 'applied', 'version', new_version);
end
$$;

create function public.save_company_settings(
  section text, version integer, facts jsonb, effective_from date default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  is_rule constant boolean := section in (select r.kind from app.first_rules() r);
  wrong constant text := case when is_rule then app.wrong_rule(section, facts) else app.wrong_setting(section, facts) end;
  new_version integer;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if wrong is not null then
    return app.refused('invalid_input', wrong);
  end if;
  if is_rule then
    return app.save_rule(company, section, facts, effective_from, version);
  end if;
  if effective_from is not null then
    return app.refused('invalid_input', 'effective_from');
  end if;

  case section
    when 'profile' then
      update public.companies c set
        name = trim(facts ->> 'name'), company_type = facts ->> 'company_type', tagline = facts ->> 'tagline',
        website_url = facts ->> 'website_url', phone = facts ->> 'phone', address = facts ->> 'address'
      where c.id = company and c.version = save_company_settings.version
      returning c.version into new_version;
    when 'retention' then
      update public.companies c set settings = c.settings || jsonb_build_object('retention', facts)
      where c.id = company and c.version = save_company_settings.version
      returning c.version into new_version;
    when 'region' then
      update public.company_settings s set
        time_zone = facts ->> 'time_zone', default_language = facts ->> 'default_language'
      where s.company_id = company and s.version = save_company_settings.version
      returning s.version into new_version;
    when 'clock' then
      update public.company_settings s set
        cost_code_rule = facts ->> 'cost_code_rule', note_rule = facts ->> 'note_rule',
        location_mode = facts ->> 'location_mode'
      where s.company_id = company and s.version = save_company_settings.version
      returning s.version into new_version;
    when 'reminders' then
      update public.company_settings s set
        remind_employee_after = (facts ->> 'remind_employee_after')::smallint,
        remind_supervisor_after = (facts ->> 'remind_supervisor_after')::smallint,
        still_in_after_hours = (facts ->> 'still_in_after_hours')::smallint
      where s.company_id = company and s.version = save_company_settings.version
      returning s.version into new_version;
  end case;
  if new_version is null then
    return app.refused('changed_meanwhile');
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', new_version);
end
$$;
comment on function public.save_company_settings(text, integer, jsonb, date) is
  'An admin saves a section over the version that was read: profile and retention over that of the company, the others over that of its settings. calendar, workday, rounding, overtime, breaks and approval hold from the day effective_from; the others at once, without one. Verdict applied with the new version, or refused (not_allowed, invalid_input with the field in detail, changed_meanwhile).';

create function public.withdraw_company_rule(rule_id uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  chosen public.company_rules;
  new_version integer;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into chosen from public.company_rules r where r.company_id = company and r.id = rule_id;
  if chosen.id is null then
    return app.refused('not_found');
  end if;
  if chosen.valid_from <= app.company_today(company) then
    return app.refused('already_in_force');
  end if;
  update public.company_settings s set updated_at = now()
  where s.company_id = company and s.version = withdraw_company_rule.version
  returning s.version into new_version;
  if new_version is null then
    return app.refused('changed_meanwhile');
  end if;
  delete from public.company_rules r where r.company_id = company and r.id = rule_id;
  return jsonb_build_object('verdict', 'applied', 'version', new_version);
end
$$;
comment on function public.withdraw_company_rule(uuid, integer) is
  'An admin takes back a change of a rule that does not hold yet. Verdict applied or refused (not_allowed, not_found, already_in_force, changed_meanwhile).';

create function public.read_company_settings() returns jsonb
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
      'region', jsonb_build_object('time_zone', s.time_zone, 'default_language', s.default_language),
      'clock', jsonb_build_object(
        'cost_code_rule', s.cost_code_rule, 'note_rule', s.note_rule,
        'location_mode', s.location_mode
      ),
      'reminders', jsonb_build_object(
        'remind_employee_after', s.remind_employee_after, 'remind_supervisor_after', s.remind_supervisor_after,
        'still_in_after_hours', s.still_in_after_hours
      ),
      'retention', c.settings -> 'retention',
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
  'For an admin: every section of the company''s settings as they are now, and its rules of all times, the newest of a kind first.';

grant execute on function
  public.save_company_settings(text, integer, jsonb, date), public.withdraw_company_rule(uuid, integer),
  public.read_company_settings()
  to authenticated;
