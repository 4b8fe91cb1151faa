create or replace function public.notification_log(
  person_id uuid default null, shown text default null, after text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  company constant uuid := app.my_company_id();
  who constant uuid := notification_log.person_id;
  many constant integer := greatest(1, least(coalesce(notification_log.page_size, 50), 200));
  -- Number of lines examined for one page; more if filters hide some of the lines.
  examined constant integer := case
    when notification_log.shown in ('sent', 'not_sent') then 1000 else many + 1 end;
  before_at timestamptz;
  before_id uuid;
  answer jsonb;
begin
  if company is null or app.my_role() is null
    or not (app.my_role() = 'admin' and not app.is_visit() or coalesce(who = app.my_person_id(), false))
  then
    return app.refused('not_allowed');
  end if;
  if notification_log.shown not in ('sent', 'not_sent', 'needed') then
    return app.refused_with_detail('invalid_input', 'shown');
  end if;
  if notification_log.after is not null then
    begin
      before_at := split_part(notification_log.after, ' ', 1)::timestamptz;
      before_id := split_part(notification_log.after, ' ', 2)::uuid;
    exception when datetime_field_overflow or invalid_datetime_format or invalid_text_representation then
      return app.refused_with_detail('invalid_input', 'after');
    end;
  end if;
  with lines as (
    select l.*, row_number() over (order by l.at desc, l.id desc) as place,
      case when l.decided <> 'sent' then l.decided else f.outcome end as outcome, f.channels, f.held_until
    from app.message_lines(company, who, before_at, before_id, examined,
      notification_log.shown is distinct from 'needed'
    ) l
    cross join lateral app.message_outcome(company, l.person_id, l.kind, l.message) f
  ), fitting as (
    select l.*, row_number() over (order by l.place) as row_place, count(*) over () as found
    from lines l
    where notification_log.shown is null or notification_log.shown = 'needed'
      or (l.outcome in ('sent', 'waiting')) = (notification_log.shown = 'sent')
  ), last_one as (
    -- The next page begins after the last line shown, or if all of them fit, after the last one examined.
    select l.at, l.id from lines l
    where l.place = coalesce(
      (select f.place from fitting f where f.row_place = many and f.found > many),
      case when (select count(*) from lines) = examined then examined end
    )
  )
  select jsonb_build_object(
    'verdict', 'ok',
    'rows', coalesce(jsonb_agg(jsonb_build_object(
      'id', f.id, 'at', app.instant(f.at), 'person_id', f.person_id,
      'person_name', app.person_name(company, f.person_id),
      'kind', f.kind, 'outcome', f.outcome, 'channels', case when f.outcome in ('sent', 'waiting') then f.channels
        else '{}' end,
      'due_at', app.instant(f.due_at), 'held_until', app.instant(f.held_until)
    ) || app.message_facts(company, f.kind, f.about) order by f.row_place), '[]'),
    'next', (
      select to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || l.id from last_one l
    )
  ) into answer
  from fitting f where f.row_place <= many;
  return answer;
end
$$;

comment on function public.notification_log(uuid, text, text, integer) is
  'What was sent to people, why, and why not, newest first: an admin reads the company''s or one person''s, everyone '
  'else, and in a support visit everyone, their own. shown: sent, not_sent, needed (all but reminders that the punch '
  'came before) or null for all. Answers {rows, next}; next given as after leads on. '
  'Refused: not_allowed, invalid_input (shown, after).';

grant execute on function public.notification_log(uuid, text, text, integer) to authenticated;
