create or replace function app.message_outcome(
  company uuid, person uuid, kind text, message text,
  out outcome text, out channels text[], out held_until timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select
    case
      when bool_or(n.state = 'sent') then 'sent'
      when bool_or(n.state = 'waiting') then 'waiting'
      when bool_or(n.outcome = 'turned_off') then 'turned_off'
      when bool_or(n.state = 'failed') then 'failed'
      when count(*) > 0 then 'no_address'
      else 'sent'
    end,
    coalesce(array_agg(distinct n.channel) filter (where n.state in ('sent', 'waiting')), '{}'),
    max(n.not_before) filter (where n.state = 'waiting' and n.not_before > n.created_at + interval '1 minute')
  from app.notifications n
  where n.company_id = company and n.person_id = person and n.kind = message_outcome.kind
    and app.message_key(n.channel, n.dedupe_key) = message
$$;

comment on function app.message_outcome(uuid, uuid, text, text) is
  'What became of a message in all browsers and by email: sent, waiting (until when, where it is held), turned_off, '
  'failed or no_address; by which channels.';
