create or replace function app.announce_claims() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_changed(array[
    'company:' || new.company_id || ':orders', 'company:' || new.company_id || ':costs'
  ]);
  return null;
end
$$;

comment on function app.announce_claims() is
  'Tells the company''s open screens of purchases and costs that a claim has changed, without saying which.';
