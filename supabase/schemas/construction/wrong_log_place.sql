create or replace function app.wrong_log_place(log_id uuid, day date) returns text
language sql stable set search_path = ''
as $$
  select case
    when log_id is null then 'log_id'
    when coalesce(day not between '2000-01-01' and app.company_today(app.my_company_id()), true) then 'day'
  end
$$;

comment on function app.wrong_log_place(uuid, date) is
  'What keeps a log from being of that day: a missing id, or a day that is not there yet; null: nothing.';
