create or replace function app.report_facts(
  report text, company uuid, is_admin boolean, people uuid[], from_date date, to_date date,
  is_by_day boolean
)
returns setof app.report_fact
language plpgsql stable security definer set search_path = ''
as $$
begin
  case report
    when 'hours' then
      if is_by_day then
        return query select * from app.hours_facts(company, people, from_date, to_date);
      else
        return query select * from app.monthly_hours_facts(company, people, from_date, to_date);
      end if;
    when 'labor' then
      return query select * from app.labor_facts(company, from_date, to_date);
    when 'overtime' then
      return query select * from app.overtime_facts(company, people, from_date);
    when 'attendance' then
      return query select * from app.attendance_facts(company, people, from_date, to_date);
    when 'premiums' then
      return query select * from app.premium_facts(company, people, is_admin, from_date, to_date);
  end case;
end
$$;

comment on function app.report_facts(text, uuid, boolean, uuid[], date, date, boolean) is
  'What a report adds up, by day or, where that has been added up already, by month. A new report has a function of '
  'its own and a line here.';
