create or replace function public.search_invitations(
  search text default '',
  states text[] default array['waiting', 'expired'],
  before jsonb default null,
  page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  return (
    with latest as (
      select distinct on (i.person_id) i.*, app.mail_queued_until(i) as queued_until,
        case
          when i.claimed_at is not null then 'claimed'
          when i.revoked_at is not null then 'revoked'
          when i.expires_at <= now() then 'expired'
          else 'waiting'
        end as state
      from public.invitations i
      where i.company_id = company
      order by i.person_id, i.created_at desc, i.id desc
    ),
    page as (
      select l.*, p.first_name, p.last_name, p.language, m.role
      from latest l
      join public.profiles p on p.company_id = l.company_id and p.person_id = l.person_id
      left join public.memberships m on m.company_id = l.company_id and m.person_id = l.person_id
        and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
      where l.state = any (states)
        and (
          trim(coalesce(search, '')) = ''
          or position(app.fold_text(search) in app.fold_text(concat_ws(' ', p.first_name, p.last_name, l.email))) > 0
        )
        and (
          before is null
          or (l.created_at, l.id) < ((before ->> 'created_at')::timestamptz, (before ->> 'id')::uuid)
        )
      order by l.created_at desc, l.id desc
      limit least(greatest(coalesce(page_size, 50), 1), 200)
    )
    select jsonb_build_object(
      'verdict', 'ok',
      'queued_mails', case when app.is_proven_company(company) then 0 else (
        select count(*) from latest l where l.state = 'waiting' and l.queued_until is not null
      ) end,
      'counts', (select coalesce(jsonb_object_agg(c.state, c.number), '{}') from (
        select l.state, count(*) as number from latest l group by l.state
      ) c),
      'invitations', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', p.id, 'person_id', p.person_id, 'first_name', p.first_name, 'last_name', p.last_name,
          'role', p.role, 'language', p.language, 'email', p.email, 'state', p.state,
          'mail_state', p.mail_state, 'mail_queued_until', p.queued_until, 'opened_at', app.instant(p.opened_at),
          'created_at', p.created_at, 'expires_at', app.instant(p.expires_at)
        ) order by p.created_at desc, p.id desc), '[]')
        from page p
      )
    )
  );
end
$$;

comment on function public.search_invitations(text, text[], jsonb, integer) is
  'For an admin: the latest invitation of each person, newest first, by state (waiting, expired, revoked, claimed) '
  'and by what is in name or address. before: {created_at, id} of the last one seen. Verdict ok or refused '
  '(not_allowed).';

grant execute on function public.search_invitations(text, text[], jsonb, integer) to authenticated;
