create or replace function app.report_scope(
  report text, group_by text, period jsonb,
  out refusal jsonb, out company uuid, out is_admin boolean, out people uuid[], out from_date date, out to_date date
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant record := app.who_asks();
  most_days constant integer := 732;
  groups constant jsonb := '{
    "hours": ["project", "code", "person", "crew", "day", "week", "month"],
    "labor": ["project", "code"],
    "overtime": ["person", "crew"],
    "attendance": ["person", "crew", "day", "week", "month"],
    "premiums": ["person", "crew", "day", "week", "month"]
  }';
begin
  company := me.company_id;
  is_admin := me.role = 'admin';
  if coalesce(me.role not in ('supervisor', 'admin'), true) then
    refusal := app.refused('not_allowed');
    return;
  end if;
  if report = 'labor' and not is_admin then
    refusal := app.refused('not_allowed');
    return;
  end if;
  if not coalesce(groups ? report, false) then
    refusal := app.refused_with_detail('invalid_input', 'report');
    return;
  end if;
  if not coalesce((groups -> report) ? group_by, false) then
    refusal := app.refused_with_detail('invalid_input', 'group_by');
    return;
  end if;
  select d.from_date, d.to_date into from_date, to_date from app.report_days(
    company, case when report = 'overtime' then '{"kind": "this_week"}' else period end
  ) d;
  if coalesce(
    from_date < '2000-01-01' or to_date < from_date or to_date >= from_date + most_days or to_date > '2100-01-01', true
  ) then
    refusal := app.refused_with_detail('invalid_input', 'period');
    return;
  end if;
  if not is_admin then
    people := app.my_crew_people();
  end if;
end
$$;

comment on function app.report_scope(text, text, jsonb) is
  'What the caller asks of a report, or why they are refused: supervisors reach their crews, admins everyone, for '
  'whom people is null.';
