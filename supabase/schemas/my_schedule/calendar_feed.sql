create or replace function app.calendar_feed(secret text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  feed app.calendar_feeds;
  person public.profiles;
begin
  select * into feed from app.calendar_feeds f where f.secret_hash = sha256(convert_to(secret, 'UTF8'));
  select p.* into person from public.profiles p
  join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  where p.id = feed.user_id;
  if person.id is null then
    return null;
  end if;
  perform app.refuse_suspended(person.company_id);
  update app.calendar_feeds f set last_read_at = date_trunc('hour', now())
  where f.user_id = feed.user_id and f.last_read_at is distinct from date_trunc('hour', now());
  return jsonb_build_object(
    'company', (select c.name from public.companies c where c.id = person.company_id),
    'language', person.language,
    'shifts', (
      select coalesce(jsonb_agg(app.shift_places(s) || jsonb_build_object(
        'id', s.id, 'sequence', s.sequence, 'published_at', app.instant(s.published_at),
        'starts_at', app.instant(s.starts_at), 'ends_at', app.instant(s.ends_at), 'break_minutes', s.break_minutes,
        'note', s.note, 'is_canceled', s.canceled_at is not null
      ) order by s.starts_at, s.id), '[]')
      from public.published_shifts s
      where s.company_id = person.company_id and s.person_id = person.person_id
        and s.starts_at > now() - interval '60 days' and s.starts_at < now() + interval '400 days'
    )
  );
end
$$;

comment on function app.calendar_feed(text) is
  'The published shifts, 60 days back and 400 ahead, of the person whose feed a secret opens, canceled ones too. Null '
  'for an unknown or ended secret and for people who left.';
