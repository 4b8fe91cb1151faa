-- Accepts the same time zones as the settings, because no phone or mail program knows a zone such as FOO3.
create or replace function app.wrong_founding_field(founding jsonb) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return case
    when jsonb_typeof(founding) is distinct from 'object' then 'founding'
    when not coalesce(founding ->> 'company_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false)
      then 'company_id'
    when jsonb_typeof(founding -> 'name') is distinct from 'string'
      or length(trim(founding ->> 'name')) not between 1 and 200
      or not app.is_plain_name(founding ->> 'name') then 'name'
    when not coalesce(app.is_text_or_null(founding -> 'company_type', 100), false) then 'company_type'
    when not coalesce(app.is_text_or_null(founding -> 'address', 500), false) then 'address'
    when not app.is_given_time_zone(founding -> 'time_zone') then 'time_zone'
    when not coalesce(founding -> 'workweek_start' in ('1', '2', '3', '4', '5', '6', '7'), false) then 'workweek_start'
    when not coalesce(founding ->> 'pay_period' in ('weekly', 'biweekly', 'semimonthly', 'monthly'), false)
      then 'pay_period'
    when jsonb_typeof(founding -> 'first_project') is distinct from 'string'
      or length(trim(founding ->> 'first_project')) not between 1 and 200 then 'first_project'
    -- Older apps send neither of these two.
    when coalesce(founding ->> 'state', 'alaska')
      not in ('alaska', 'california', 'colorado', 'nevada', 'puerto_rico') then 'state'
    when founding ? 'language' and not app.is_language(founding ->> 'language') then 'language'
  end;
end
$$;

comment on function app.wrong_founding_field(jsonb) is
  'The first field of a founding that is missing or not allowed; null when all are right.';
