create or replace function app.is_visit() returns boolean
language sql stable
as $$
  select coalesce(current_setting('muster.visit', true), '') <> ''
$$;

comment on function app.is_visit() is
  'True when the request is one of a support visit: the server names the visit for the transaction.';
