create or replace function app.settle_change_order_mail(company uuid, link_id uuid, failure text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.public_links l set
    mail_state = case when failure is null then 'sent' else 'failed' end, mail_error = left(failure, 1000)
  where l.company_id = company and l.id = link_id and l.mail_state = 'queued';
  perform app.tell_changed(array['company:' || company || ':costs']);
end
$$;

comment on function app.settle_change_order_mail(uuid, uuid, text) is
  'For the server: a mail to a customer was sent, or why it was refused.';
