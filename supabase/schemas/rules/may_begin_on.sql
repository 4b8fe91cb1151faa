create or replace function app.may_begin_on(company uuid, kind text, facts jsonb, effective_from date) returns boolean
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
    -- Overtime is counted in whole weeks.
    when 'overtime' then extract(isodow from effective_from)::integer = (
      select (r.rule ->> 'workweek_start')::integer
      from app.company_rules_at(company, effective_from) r where r.kind = 'calendar'
    )
    else true
  end;
end
$$;

comment on function app.may_begin_on(uuid, text, jsonb, date) is
  'True when a rule may begin on a day: within a year back and two ahead, the weeks'' and the overtime rule on the '
  'first day of a workweek.';
