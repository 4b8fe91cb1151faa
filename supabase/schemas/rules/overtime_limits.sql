create or replace function app.overtime_limits(company uuid, person uuid, day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  terms public.pay_terms;
  rule jsonb;
begin
  select * into terms from public.pay_terms t
  where t.company_id = company and t.person_id = person and t.valid_from <= day order by t.valid_from desc limit 1;
  if terms.kind in ('exempt', 'contractor') then
    return null;
  end if;
  rule := terms.overtime;
  if rule is null then
    select r.rule into rule from public.company_rules r
    where r.company_id = company and r.kind = 'overtime' and r.valid_from <= day order by r.valid_from desc limit 1;
  elsif not rule ? 'set_version' then
    rule := app.overtime_set(rule ->> 'set', 2) || rule;
  end if;
  return jsonb_build_object(
    'weekly_after_minutes', rule -> 'weekly_after_minutes', 'daily_after_minutes', rule -> 'daily_after_minutes',
    'daily_double_after_minutes', rule -> 'daily_double_after_minutes',
    'shift_after_minutes', rule -> 'shift_after_minutes', 'seventh_day', rule -> 'seventh_day',
    'seventh_day_double_after_minutes', rule -> 'seventh_day_double_after_minutes',
    'workday_starts_at', rule -> 'workday_starts_at'
  );
end
$$;

comment on function app.overtime_limits(uuid, uuid, date) is
  'The limits of the pay rule by which a person''s overtime counts on a day; null for people who have none. A '
  'limit by pay is left out, so that no warning tells what someone earns.';
