create or replace function app.sheet_corrections(company uuid, person uuid, from_date date, to_date date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(app.correction_json(c) order by c.asked_at desc, c.id), '[]')
    from (
      select * from public.time_corrections t
      where t.company_id = company and t.person_id = person and t.state <> 'withdrawn'
        and app.person_date(
          company, person,
          coalesce((t.before ->> 'started_at')::timestamptz, (t.after ->> 'started_at')::timestamptz)
        ) between from_date and to_date
      order by t.asked_at desc limit 200
    ) c
  );
end
$$;

comment on function app.sheet_corrections(uuid, uuid, date, date) is
  'The corrections of time of the days of a timesheet, latest first, without those that were taken back.';
