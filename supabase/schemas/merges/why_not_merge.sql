create or replace function app.why_not_merge(company uuid, kept uuid, dropped uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if kept = dropped then
    return 'invalid_input';
  end if;
  if exists (
    select from public.person_merges m
    where m.company_id = company and m.undone_at is null
      and (m.dropped_person_id in (kept, dropped) or m.kept_person_id = dropped)
  ) then
    return 'is_merged';
  end if;
  if exists (
    select from public.profiles p where p.company_id = company and p.person_id = dropped and p.has_login
  ) then
    return 'has_login';
  end if;
  if exists (
    select from public.time_entries e
    where e.company_id = company and e.person_id in (kept, dropped) and e.state = 'open'
  ) then
    return 'on_the_clock';
  end if;
  if exists (
    select from public.time_entries a
    join public.time_entries b on b.company_id = a.company_id and b.person_id = kept and b.state = 'closed'
      and b.started_at < a.ended_at and b.ended_at > a.started_at
    where a.company_id = company and a.person_id = dropped and a.state = 'closed'
  ) then
    return 'time_overlaps';
  end if;
  return null;
end
$$;

comment on function app.why_not_merge(uuid, uuid, uuid) is
  'The reason why two people cannot be merged; null when they can.';
