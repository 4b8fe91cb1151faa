create or replace function app.log_search_text(log public.daily_logs, with_private boolean) returns text
language sql stable set search_path = ''
as $$
  select app.plain_text(concat_ws(' ',
    (select p.name from public.projects p where p.company_id = log.company_id and p.id = log.project_id),
    (
      select string_agg(v.value, ' ')
      from public.daily_log_lines l cross join lateral jsonb_each_text(l.data) v
      where l.company_id = log.company_id and l.log_id = log.id and (with_private or not l.is_private)
    )
  ))
$$;

comment on function app.log_search_text(public.daily_logs, boolean) is
  'What a search of logs looks at: the project''s name and what people wrote.';
