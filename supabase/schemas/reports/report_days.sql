create or replace function app.report_days(company uuid, period jsonb, out from_date date, out to_date date)
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := app.company_today(company);
  this_week constant date := today - ((
    extract(isodow from today)::integer - app.workweek_start_on(company, today::timestamp at time zone 'UTC') + 7
  ) % 7);
  this_month constant date := date_trunc('month', today);
  this_pay constant date := (select p.period_from from app.pay_period(company, today) p);
begin
  case period ->> 'kind'
    when 'this_week' then
      from_date := this_week;
      to_date := this_week + 6;
    when 'last_week' then
      from_date := this_week - 7;
      to_date := this_week - 1;
    when 'this_pay_period' then
      from_date := this_pay;
      to_date := (select p.period_to from app.pay_period(company, this_pay) p);
    when 'last_pay_period' then
      from_date := (select p.period_from from app.pay_period(company, this_pay - 1) p);
      to_date := this_pay - 1;
    when 'this_month' then
      from_date := this_month;
      to_date := this_month + interval '1 month' - interval '1 day';
    when 'last_month' then
      from_date := this_month - interval '1 month';
      to_date := this_month - 1;
    when 'last_12_months' then
      from_date := this_month - interval '11 months';
      to_date := this_month + interval '1 month' - interval '1 day';
    when 'custom' then
      if app.is_date(period -> 'from') and app.is_date(period -> 'to') then
        from_date := period ->> 'from';
        to_date := period ->> 'to';
      end if;
    else
  end case;
end
$$;

comment on function app.report_days(uuid, jsonb) is
  'The first and last day of a period {kind}, custom with {from, to}, by the company''s date, workweek and pay '
  'period; null for one that can''t be read.';
