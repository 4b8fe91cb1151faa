create or replace function app.pay_period(
  company uuid, day date, out period_from date, out period_to date
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  calendar public.company_rules;
  replaced date;
  days integer;
begin
  select * into calendar from public.company_rules r
  where r.company_id = company and r.kind = 'calendar' and r.valid_from <= day
  order by r.valid_from desc limit 1;
  select min(r.valid_from) into replaced from public.company_rules r
  where r.company_id = company and r.kind = 'calendar' and r.valid_from > day;
  case calendar.rule ->> 'pay_period'
    when 'weekly', 'biweekly' then
      days := case when calendar.rule ->> 'pay_period' = 'weekly' then 7 else 14 end;
      period_from := day - (((day - (calendar.rule ->> 'period_anchor')::date) % days) + days) % days;
      period_to := period_from + days - 1;
    when 'semimonthly' then
      period_from := date_trunc('month', day)::date + case when extract(day from day) <= 15 then 0 else 15 end;
      period_to := case
        when extract(day from day) <= 15 then date_trunc('month', day)::date + 14
        else (date_trunc('month', day) + interval '1 month')::date - 1
      end;
    else
      period_from := date_trunc('month', day)::date;
      period_to := (date_trunc('month', day) + interval '1 month')::date - 1;
  end case;
  period_from := greatest(period_from, calendar.valid_from);
  period_to := least(period_to, replaced - 1);
end
$$;

comment on function app.pay_period(uuid, date) is
  'The pay period that contains a day, cut where a calendar begins or is replaced. As pay-period-on.ts of '
  'packages/domain.';
