create or replace function public.read_daily_log(
  log_id uuid default null, project_id uuid default null, day public.day default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  today constant date := app.company_today(company);
  projects uuid[];
  found public.daily_logs;
  of_project uuid;
  of_day date;
  may_write boolean;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  select * into found from public.daily_logs l where l.company_id = company and l.id = read_daily_log.log_id;
  if found.id is null then
    select * into found from public.daily_logs l
    where l.company_id = company and l.project_id = read_daily_log.project_id
      and l.day = coalesce(read_daily_log.day, today);
  end if;
  of_project := coalesce(found.project_id, read_daily_log.project_id);
  of_day := coalesce(found.day, read_daily_log.day, today);
  projects := app.my_projects();
  if not coalesce(of_project = any (projects), false) or app.wrong_log_place(of_project, of_day) is not null then
    return app.refused('not_found');
  end if;
  may_write := app.may_write_daily_log(of_project);

  return jsonb_build_object(
    'verdict', 'ok', 'id', found.id, 'day', of_day, 'today', today,
    'project', (
      select jsonb_build_object('id', p.id, 'name', p.name, 'number', p.number)
      from public.projects p where p.company_id = company and p.id = of_project
    ),
    'state', coalesce(found.state, 'draft'),
    'decided_at', app.precise_instant(found.decided_at), 'decision_comment', found.decision_comment,
    'decided_by', app.person_label(company, found.decided_by),
    'may_write', may_write, 'may_decide', app.my_role() = 'admin',
    'sources', app.daily_log_sources(company, of_project, of_day),
    'lines', (
      select coalesce(jsonb_agg(app.log_line_json(l) order by l.created_at, l.id), '[]')
      from public.daily_log_lines l
      where l.company_id = company and l.log_id = found.id and (may_write or not l.is_private)
    ),
    'signature', (
      select jsonb_build_object(
        'id', s.id, 'name', s.name, 'drawing', s.drawing, 'signed_at', app.precise_instant(s.signed_at),
        'stated_at', app.instant(s.stated_at), 'received_at', app.precise_instant(s.received_at),
        'hash', s.hash, 'lines', s.document
      )
      from public.daily_log_signatures s
      where s.company_id = company and s.log_id = found.id and s.voided_at is null
    ),
    'before', case when may_write then app.log_before(company, of_project, of_day) end
  );
end
$$;

comment on function public.read_daily_log(uuid, uuid, public.day) is
  'A log, by its id or by its project and day, today''s unless said, also one that no one has begun: what the '
  'company''s records say of the day (sources), what people typed or changed (lines, those removed too), the valid '
  'signature with all that was signed, and for who may write it what was typed the time before. Refused with '
  'not_allowed or not_found.';

grant execute on function public.read_daily_log(uuid, uuid, public.day) to authenticated;
