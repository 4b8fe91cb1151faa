create or replace function app.queue_rule_hours() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A new calendar cuts the week before it short.
  perform app.queue_company_hours(c.company_id, min(c.valid_from) - 7)
  from changed c
  -- The rules about approval and about clocking out change no hours.
  where coalesce(to_jsonb(c) ->> 'kind', '') not in ('approval', 'auto_out')
  group by c.company_id;
  return null;
end
$$;

comment on function app.queue_rule_hours() is
  'Has hours calculated again from the date of a company''s rule or zone that changed.';
