create or replace function app.correction_overlaps(
  company uuid, person uuid, entry_id uuid, facts jsonb
) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return facts is not null and exists (
    select from public.time_entries e
    where e.company_id = company and e.person_id = person and e.state in ('open', 'closed')
      and e.id is distinct from correction_overlaps.entry_id
      and tstzrange(e.started_at, e.ended_at)
        && tstzrange((facts ->> 'started_at')::timestamptz, (facts ->> 'ended_at')::timestamptz)
  );
end
$$;

comment on function app.correction_overlaps(uuid, uuid, uuid, jsonb) is
  'True when a corrected entry would lie over another one of the person.';
