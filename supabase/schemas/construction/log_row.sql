create or replace function app.log_row(log public.daily_logs) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', log.id, 'day', log.day, 'state', log.state,
    'project', (
      select jsonb_build_object('id', p.id, 'name', p.name) from public.projects p
      where p.company_id = log.company_id and p.id = log.project_id
    ),
    'signed_by', s.name, 'signed_at', app.precise_instant(s.signed_at),
    'minutes', (
      select sum((l -> 'data' ->> 'minutes')::integer) from jsonb_array_elements(s.document) l
      where l ->> 'kind' = 'manpower'
    ),
    'work', (
      select left(l.data ->> 'text', 300) from public.daily_log_lines l
      where l.company_id = log.company_id and l.log_id = log.id and l.kind = 'work' and l.data is not null
      order by l.created_at, l.id limit 1
    )
  )
  from (values (1)) one (row)
  left join public.daily_log_signatures s
    on s.company_id = log.company_id and s.log_id = log.id and s.voided_at is null
$$;

comment on function app.log_row(public.daily_logs) is
  'A log as lists show it; its minutes as they were signed.';
