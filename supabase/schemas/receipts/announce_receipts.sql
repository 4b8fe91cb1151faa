create or replace function app.announce_receipts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_changed(array[
    'company:' || new.company_id || ':orders', 'company:' || new.company_id || ':costs'
  ]);
  return null;
end
$$;

comment on function app.announce_receipts() is
  'Tells the company''s open screens of purchases and costs that a receipt has changed, without saying which.';
