create or replace function app.queue_rule_hours() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A new calendar shortens the week before it.
  perform app.queue_company_hours(c.company_id, min(c.valid_from) - 7)
  from changed c
  -- The rules about approval and automatic clock-outs don't affect hours.
  where coalesce(to_jsonb(c) ->> 'kind', '') not in ('approval', 'auto_out')
  group by c.company_id;
  return null;
end
$$;

comment on function app.queue_rule_hours() is
  'Has hours calculated again from the date of a company''s rule or zone that changed.';
