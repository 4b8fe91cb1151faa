create or replace function app.is_mail_address(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(value) = 'string' and length(value #>> '{}') <= 320
      and value #>> '{}' ~ '^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$',
    false
  )
$$;

comment on function app.is_mail_address(jsonb) is
  'True when a JSON value is the one address of a mailbox. False for SQL null.';
