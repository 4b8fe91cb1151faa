create or replace function app.sheet_adjustments(company uuid, person uuid, from_date date, to_date date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'date', a.date, 'project_id', a.project_id, 'cost_code_id', a.cost_code_id, 'class', a.class,
        'minutes', a.minutes, 'noticed_at', app.instant(a.noticed_at),
        'cause', app.adjustment_cause(company, person, a.date)
      ) order by a.date, a.class, a.project_id, a.cost_code_id
    ), '[]')
    from public.time_adjustments a
    where a.company_id = company and a.person_id = person and a.open_from between from_date and to_date
  );
end
$$;

comment on function app.sheet_adjustments(uuid, uuid, date, date) is
  'The adjustments of earlier, locked days that a timesheet pays, each with its day and cause.';
