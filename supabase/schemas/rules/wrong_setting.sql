create or replace function app.wrong_setting(section text, facts jsonb) returns text
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
      'default_language', app.is_language(facts ->> 'default_language'),
      'currency', app.is_currency(facts -> 'currency')
    ))
    when 'clock' then app.first_wrong(facts, jsonb_build_object(
      'cost_code_rule', app.is_choice(facts -> 'cost_code_rule', 'off', 'optional', 'required'),
      'note_rule', app.is_choice(facts -> 'note_rule', 'off', 'optional', 'required'),
      'location_mode', app.is_choice(facts -> 'location_mode', 'off', 'punch', 'trail'),
      'trail_minutes', app.is_whole(facts -> 'trail_minutes', 1, 15)
    ))
    when 'reminders' then app.first_wrong(facts, jsonb_build_object(
      'remind_employee_after',
        coalesce(facts -> 'remind_employee_after' in ('null', '0', '1', '3', '5', '15', '30'), false),
      'remind_supervisor_after',
        coalesce(facts -> 'remind_supervisor_after' in ('null', '0', '1', '3', '5', '15', '30'), false),
      'remind_end_after',
        coalesce(facts -> 'remind_end_after' in ('null', '0', '1', '3', '5', '15', '30'), false),
      'still_in_after_hours', app.is_whole_or_null(facts -> 'still_in_after_hours', 4, 16),
      'remind_break_before',
        coalesce(facts -> 'remind_break_before' in ('null', '0', '1', '3', '5', '15', '30'), false),
      'quiet_from', app.is_time_of_day_or_null(facts -> 'quiet_from')
        and coalesce((facts -> 'quiet_from' = 'null') = (facts -> 'quiet_to' = 'null'), false),
      'quiet_to', app.is_time_of_day_or_null(facts -> 'quiet_to')
        and coalesce(facts -> 'quiet_to' = 'null' or facts -> 'quiet_to' <> facts -> 'quiet_from', false)
    ))
    -- The minimum years are those of 29 CFR 516.5 and 516.6.
    when 'retention' then app.first_wrong(facts, jsonb_build_object(
      'location_trail', app.is_period(facts -> 'location_trail', 'days', 1, 3650),
      'punch_coordinates', coalesce(facts -> 'punch_coordinates' = '{"with": "time_cards"}', false)
        or app.is_period(facts -> 'punch_coordinates', 'days', 1, 3650),
      'voice_audio', app.is_kept_until_signed(jsonb_build_object('retention', facts))
        or app.is_period(facts -> 'voice_audio', 'days', 1, 365),
      'time_cards', app.is_period(facts -> 'time_cards', 'years', 2, 30),
      'payroll', app.is_period(facts -> 'payroll', 'years', 3, 30)
    ))
    when 'voice' then app.first_wrong(facts, jsonb_build_object(
      'server_speech', jsonb_typeof(facts -> 'server_speech') = 'boolean',
      'keep_audio', jsonb_typeof(facts -> 'keep_audio') = 'boolean',
      'suggestions', jsonb_typeof(facts -> 'suggestions') = 'boolean'
    ))
    when 'filing' then app.first_wrong(facts, jsonb_build_object(
      'language_model', jsonb_typeof(facts -> 'language_model') = 'boolean'
    ))
    else 'section'
  end;
end
$$;

comment on function app.wrong_setting(text, jsonb) is
  'The first field of a section in place that is missing, unknown or not allowed; null when all are right.';
