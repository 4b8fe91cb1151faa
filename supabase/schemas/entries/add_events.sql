-- History belongs to the person of the entry's first punch. While two records of one person count as one, the kept
-- record shows the other's history too; after the merge is undone, neither shows the other's.
create or replace function app.add_events(
  company uuid, before app.entry_record[], after app.entry_record[], cause app.cause
) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.time_entry_events (
    company_id, entry_id, person_id, happened_at, kind, actor_person_id, kiosk_id, reason, before, after
  )
  select
    company, a.id, (select p.person_id from public.punches p where p.company_id = company and p.id = a.id), cause.at,
    case
      when a.state = 'void' then 'voided'
      when a.state = 'needs_decision' then 'set_aside'
      when b.id is null then 'opened'
      when a.state = 'closed' and b.state = 'open' then 'closed'
      else 'changed'
    end,
    cause.actor_person_id, cause.kiosk_id, cause.reason, b.facts, a.facts
  from unnest(after) with ordinality a
  left join unnest(before) b on b.id = a.id
  order by a.ordinality;
end
$$;

comment on function app.add_events(uuid, app.entry_record[], app.entry_record[], app.cause) is
  'Writes a line of history for each of some entries: what it and its breaks were and are, and why.';
