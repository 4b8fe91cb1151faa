-- A correction states new punches, so the entry continues under another id; its history includes the earlier versions.
create or replace function public.entry_history(entry_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  company constant uuid := app.my_company_id();
  person uuid;
  events jsonb;
begin
  select e.person_id into person from public.time_entries e
  where e.company_id = company and e.id = entry_history.entry_id;
  if person is null or not app.sees_person(company, person) then
    return app.refused('not_found');
  end if;
  with recursive chain as (
    select entry_history.entry_id as id
    union
    select c.entry_id
    from chain
    join public.punches p on p.company_id = company and p.id = chain.id and p.source = 'correction'
    join public.time_corrections c on c.company_id = company and c.person_id = p.person_id
      and c.state = 'applied' and c.decided_at = p.received_at
    where c.entry_id is not null
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', v.id::text, 'at', app.instant(v.happened_at), 'kind', v.kind, 'reason', v.reason,
      'before', v.before, 'after', v.after,
      'actor', (
        select trim(p.first_name || ' ' || p.last_name) from public.profiles p
        where p.company_id = company and p.person_id = v.actor_person_id
      ),
      'kiosk', (select k.name from public.kiosks k where k.company_id = company and k.id = v.kiosk_id)
    ) order by v.id
  ), '[]') into events
  from chain join public.time_entry_events v on v.company_id = company and v.entry_id = chain.id;
  return jsonb_build_object(
    'verdict', 'ok', 'events', events,
    'names', app.job_names(company, array(
      select (side ->> key)::uuid
      from jsonb_array_elements(events) e
      cross join unnest(array[e -> 'before', e -> 'after']) side
      cross join unnest(array['project_id', 'cost_code_id']) key
      where side ->> key is not null
    ))
  );
end
$$;

comment on function public.entry_history(uuid) is
  'Everything that happened to a time entry, oldest first, also before it was corrected: what it was and is, who, '
  'when and why. For the person, who leads them and admins. Verdict ok or refused (not_found).';

grant execute on function public.entry_history(uuid) to authenticated;
