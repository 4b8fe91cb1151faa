create or replace function app.take_invitation_mails(most integer)
returns table (
  invitation_id uuid, email text, token text, language text, expires_at timestamptz, time_zone text, company jsonb
)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
begin
  for due in
    select i.id, i.company_id, i.person_id from public.invitations i
    where i.mail_state = 'wanted' and i.mail_due_at <= now()
      and i.company_id not in (select s.company_id from app.company_suspensions s where s.lifted_at is null)
      and i.claimed_at is null and i.revoked_at is null and i.expires_at > now()
    order by i.mail_due_at limit most for update skip locked
  loop
    token := app.new_token();
    update public.invitations i set
      token_hash = app.token_hash(take_invitation_mails.token),
      mail_due_at = now() + interval '1 minute'
    where i.id = due.id;
    return query
      select i.id, i.email, take_invitation_mails.token, p.language, i.expires_at, s.time_zone,
        jsonb_build_object(
          'name', c.name, 'company_type', c.company_type, 'logo_url', c.logo_url,
          'brand_name', c.brand_name, 'settings', c.settings
        )
      from public.invitations i
      join public.profiles p on p.company_id = i.company_id and p.person_id = i.person_id
      join public.companies c on c.id = i.company_id
      join public.company_settings s on s.company_id = i.company_id
      where i.id = due.id;
  end loop;
end
$$;

comment on function app.take_invitation_mails(integer) is
  'For the server: invitations whose mail it is to write now, each with a token made for this mail, which nothing '
  'else keeps in clear. No one else gets them for a minute.';
