create or replace function app.topic_of(kind text) returns text
language sql immutable set search_path = ''
as $$
  select case kind
    when 'clock_in_missed' then 'clock'
    when 'clock_out_missed' then 'clock'
    when 'break_due' then 'breaks'
    when 'no_punch' then 'crew'
    when 'schedule_published' then 'schedule'
    when 'request_waiting' then 'requests'
    when 'order_waiting' then 'requests'
    when 'order_decided' then 'requests'
    when 'change_order_answered' then 'requests'
    when 'sheet_to_sign' then 'timesheets'
    when 'certificate_expiring' then 'certificates'
    when 'hazard_overdue' then 'safety'
    when 'action_overdue' then 'safety'
    when 'hazard_digest' then 'safety'
    when 'jsa_waits' then 'safety'
    when 'checks_overdue' then 'safety'
  end
$$;

comment on function app.topic_of(text) is
  'The topic of a kind of notification, which a person can turn off; null for kinds that reach people whatever they '
  'chose and at any hour, such as stop-work alerts and deadlines of the law.';
