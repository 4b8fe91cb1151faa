-- docs/decisions/0095-overtime-of-plans-is-forecast.md
create or replace function app.forecast_overtime(
  works jsonb, terms jsonb, zone text, week_from date, workday_starts_at text
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  weekly constant integer := terms ->> 'weekly_after_minutes';
  daily constant integer := terms ->> 'daily_after_minutes';
  daily_double constant integer := terms ->> 'daily_double_after_minutes';
  long_shift constant integer := terms ->> 'shift_after_minutes';
  seventh_double constant integer := terms ->> 'seventh_day_double_after_minutes';
  spans constant app.work_span[] := app.work_spans(works, zone, week_from, workday_starts_at);
  span app.work_span;
  seventh bigint;
  workday bigint;
  block integer;
  in_week integer := 0;
  in_day integer := 0;
  in_block integer := 0;
  at bigint;
  rule text;
  minutes integer;
  totals jsonb := '{}';
begin
  if (terms ->> 'seventh_day')::boolean then
    select max(s.workday) into seventh from unnest(spans) s having count(distinct s.workday) = 7;
  end if;
  foreach span in array spans loop
    if workday is distinct from span.workday then
      in_day := 0;
    end if;
    if block is distinct from span.block then
      in_block := 0;
    end if;
    workday := span.workday;
    block := span.block;
    at := span.starts;
    while at < span.ends loop
      minutes := span.ends - at;
      rule := null;
      if workday = seventh then
        rule := case when in_day >= seventh_double then 'seventh_day_double' else 'seventh_day' end;
        minutes := least(minutes, case when in_day < seventh_double then seventh_double - in_day else minutes end);
      elsif in_day >= daily_double then
        rule := 'daily_double';
      else
        minutes := least(minutes, daily_double - in_day);
        if in_day >= daily then
          rule := 'daily';
        else
          minutes := least(minutes, daily - in_day);
          if in_block >= long_shift then
            rule := 'consecutive';
          else
            minutes := least(minutes, long_shift - in_block);
            if in_week >= weekly then
              rule := 'weekly';
            else
              minutes := least(minutes, weekly - in_week);
            end if;
          end if;
        end if;
      end if;
      if rule is null then
        in_week := in_week + minutes;
      else
        totals := totals || jsonb_build_object(rule, coalesce((totals ->> rule)::integer, 0) + minutes);
      end if;
      in_day := in_day + minutes;
      in_block := in_block + minutes;
      at := at + minutes;
    end loop;
  end loop;
  return totals;
end
$$;

comment on function app.forecast_overtime(jsonb, jsonb, text, date, text) is
  'Overtime minutes of a workweek by the rule that causes them, of work [{from, to, break_minutes}], punched or '
  'planned. As forecastOvertime of packages/domain, and by the order of its pay engine.';
