-- History belongs to the person of the entry's first punch. While two records of one human being count as
-- one, the kept person reads the dropped one's history too; once they are two again, neither reads the
-- other's.
create or replace function app.add_event(
  before public.time_entries, breaks_before app.folded_break[],
  after public.time_entries, breaks_after app.folded_break[],
  cause app.cause
) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.time_entry_events (
    company_id, entry_id, person_id, happened_at, kind, actor_person_id, kiosk_id, reason, before, after
  ) values (
    after.company_id, after.id,
    (select p.person_id from public.punches p where p.company_id = after.company_id and p.id = after.id), cause.at,
    case
      when after.state = 'void' then 'voided'
      when after.state = 'needs_decision' then 'set_aside'
      when before.id is null then 'opened'
      when after.state = 'closed' and before.state = 'open' then 'closed'
      else 'changed'
    end,
    cause.actor_person_id, cause.kiosk_id, cause.reason,
    case when before.id is not null then app.entry_facts(before, app.break_facts(breaks_before)) end,
    app.entry_facts(after, app.break_facts(breaks_after))
  );
end
$$;

comment on function app.add_event(
  public.time_entries, app.folded_break[], public.time_entries, app.folded_break[], app.cause
) is
  'Writes a line of an entry''s history: what it and its breaks were and are, and why.';
