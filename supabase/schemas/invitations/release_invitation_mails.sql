create or replace function app.release_invitation_mails(company uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.lock_invitation_mails(company);
  if (select count(*) from public.invitations i where i.company_id = company and i.claimed_at is not null) <> 3 then
    return;
  end if;
  update public.invitations i set mail_due_at = now() + make_interval(secs => 3.6 * greatest(0, held.nth - 500))
  from (
    select h.id, row_number() over (order by h.mail_due_at, h.id) as nth
    from public.invitations h
    where h.company_id = company and h.mail_state = 'wanted' and h.mail_due_at > now()
  ) held
  where i.id = held.id;
  if found then
    perform pg_notify('invitation_mails', '');
  end if;
end
$$;

comment on function app.release_invitation_mails(uuid) is
  'With the third invitation that is accepted, a company''s queued mails go out.';
