create or replace function app.tell_vendor_change(was public.vendors, now_is public.vendors) returns void
language plpgsql set search_path = ''
as $$
declare
  admins uuid[];
  payload jsonb;
begin
  if was.mail is not distinct from now_is.mail and was.bank_detail is not distinct from now_is.bank_detail then
    return;
  end if;
  admins := array(
    select m.person_id from public.memberships m
    where m.company_id = now_is.company_id and m.role = 'admin'
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  );
  payload := jsonb_build_object(
    'vendor_id', now_is.id, 'vendor', now_is.name,
    'by', app.person_name(now_is.company_id, app.my_person_id()),
    'mail', case when was.mail is distinct from now_is.mail then
      jsonb_build_object('was', was.mail, 'now', now_is.mail) end,
    'is_bank_changed', was.bank_detail is distinct from now_is.bank_detail
  );
  perform app.send_notifications(
    'vendor_changed', admins,
    array_fill(now_is.id || ':' || now_is.version, array[cardinality(admins)]),
    array_fill(payload, array[cardinality(admins)])
  );
end
$$;

comment on function app.tell_vendor_change(public.vendors, public.vendors) is
  'Tells every admin that a vendor''s mail address or bank detail has changed: whoever redirects payments does it '
  'there. Bank details themselves are not in the message.';
