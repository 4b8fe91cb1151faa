create or replace function app.announce_orders() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_changed(array['company:' || new.company_id || ':orders']);
  return null;
end
$$;

comment on function app.announce_orders() is
  'Tells the company''s open screens that an order has changed, without saying which.';
