create or replace function app.invitation_mail_due(company uuid, nth bigint) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  a_day constant interval := interval '24 hours';
  -- If the mail 50 places earlier has no room yet either, the days add up.
  place constant bigint := (nth - 1) % 50 + 1;
  earlier timestamptz;
begin
  if app.is_proven_company(company) then
    return now() + make_interval(secs => 3.6 * greatest(0, app.invitation_mails_lately(company) + nth - 1 - 500));
  end if;
  select i.mail_due_at into earlier
  from public.invitations i
  where i.company_id = company and i.mail_state is not null
    and not (i.mail_state = 'wanted' and i.revoked_at is not null)
  order by i.mail_due_at desc offset 50 - place limit 1;
  return greatest(now(), earlier + a_day) + (nth - 1) / 50 * a_day;
end
$$;

comment on function app.invitation_mail_due(uuid, bigint) is
  'When a company''s nth further invitation may be mailed. A company of which fewer than three invitations were '
  'accepted has 50 in any 24 hours. From then on 500 go at once and 1,000 an hour after them, so that no company '
  'floods the mail server.';
