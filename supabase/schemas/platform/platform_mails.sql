create or replace function public.platform_mails(
  state text default null, kind text default null, recipient text default null, after text default null,
  page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  many constant integer := greatest(1, least(coalesce(platform_mails.page_size, 50), 200));
  sought constant text := nullif(lower(trim(platform_mails.recipient)), '');
  people uuid[];
  before_at timestamptz;
  before_id uuid;
  answer jsonb;
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  if platform_mails.state not in ('waiting', 'taken', 'refused', 'given_up', 'skipped') then
    return app.refused_with_detail('invalid_input', 'state');
  end if;
  if platform_mails.after is not null then
    begin
      before_at := split_part(platform_mails.after, ' ', 1)::timestamptz;
      before_id := split_part(platform_mails.after, ' ', 2)::uuid;
    exception when datetime_field_overflow or invalid_datetime_format or invalid_text_representation then
      return app.refused_with_detail('invalid_input', 'after');
    end;
  end if;
  if sought is not null then
    people := array(
      select p.person_id from auth.users u join public.profiles p on p.id = u.id where u.email = sought
    );
  end if;
  with found as (
    select n.*, row_number() over (order by n.created_at desc, n.id desc) as place
    from app.notifications n
    where n.channel = 'email' and n.created_at > now() - interval '90 days'
      and (before_at is null or (n.created_at, n.id) < (before_at, before_id))
      and (platform_mails.kind is null or n.kind = platform_mails.kind)
      and (platform_mails.state is null or app.mail_state(n) = platform_mails.state)
      and (sought is null or lower(n.address) = sought or n.address is null and n.person_id = any (people))
    order by n.created_at desc, n.id desc limit many + 1
  )
  select jsonb_build_object(
    'verdict', 'ok',
    'rows', coalesce(jsonb_agg(jsonb_build_object(
      'id', f.id, 'kind', f.kind, 'state', app.mail_state(f.notification), 'tries', f.attempts,
      'recipient', coalesce(f.address, app.email_of(f.person_id)), 'company', c.name,
      'created_at', app.instant(f.created_at), 'settled_at', app.instant(f.settled_at)
    ) order by f.place) filter (where f.place <= many), '[]'),
    'next', max(to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || f.id)
      filter (where f.place = many and exists (select from found m where m.place > many))
  ) into answer
  from (
    select found.*, n as notification
    from found join app.notifications n on n.id = found.id
  ) f
  left join public.companies c on c.id = f.company_id;
  return answer;
end
$$;

comment on function public.platform_mails(text, text, text, text, integer) is
  'For a platform admin: emails of the last 90 days, newest first: to whom, of which kind, tries and state '
  '(waiting, taken by the mail server, refused by it, given_up, skipped), never what they say. By exact address. '
  'Answers {rows, next}; next given as after leads on. Refused: not_allowed, invalid_input (state, after).';

grant execute on function public.platform_mails(text, text, text, text, integer) to authenticated;
