create or replace function public.undo_merge(merge_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  undone public.person_merges;
  first_at timestamptz;
  cause app.cause;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into undone from public.person_merges m
  where m.id = merge_id and m.company_id = company and m.undone_at is null for update;
  if undone.id is null then
    return app.refused('not_found');
  end if;
  perform app.lock_people(company, array[undone.dropped_person_id, undone.kept_person_id]);
  -- Decisions about the combined time can no longer be split between the two.
  if exists (
    select from public.punches p
    where p.company_id = company and p.person_id = undone.kept_person_id
      and p.source = 'decision' and p.received_at >= undone.merged_at
      and not coalesce(app.is_about_own_entry(p), false)
  ) then
    return app.refused('decided_since');
  end if;
  if exists (
    select from public.time_entries e
    where e.company_id = company and e.person_id = undone.kept_person_id and e.state = 'open'
  ) then
    return app.refused('on_the_clock');
  end if;

  cause := row(app.my_person_id(), null, now(), null)::app.cause;
  update public.person_merges m set undone_at = now(), undone_by = app.my_person_id() where m.id = undone.id;
  update public.certificates c set person_id = undone.dropped_person_id
  where c.company_id = company and c.person_id = undone.kept_person_id and undone.moved -> 'certificates' ? c.id::text;
  update public.pay_rates r set person_id = undone.dropped_person_id
  where r.company_id = company and r.person_id = undone.kept_person_id and undone.moved -> 'rates' ? r.id::text;
  update public.other_pay o set person_id = undone.dropped_person_id
  where o.company_id = company and o.person_id = undone.kept_person_id and undone.moved -> 'other_pay' ? o.id::text;
  update public.emergency_contacts c set person_id = undone.dropped_person_id
  where (undone.moved ->> 'contact')::boolean and c.company_id = company and c.person_id = undone.kept_person_id;
  perform app.move_shifts(
    company, array(select s::uuid from jsonb_array_elements_text(coalesce(undone.moved -> 'shifts', '[]')) s),
    undone.kept_person_id, undone.dropped_person_id
  );
  update public.crew_members c set valid_to = greatest(now(), c.valid_from + interval '1 microsecond')
  where c.company_id = company and undone.moved -> 'joined' ? c.id::text
    and (c.valid_to is null or c.valid_to > now());
  if undone.moved ->> 'role' is not null then
    insert into public.memberships (company_id, person_id, role)
    values (company, undone.dropped_person_id, undone.moved ->> 'role');
    insert into public.crew_members (company_id, crew_id, person_id, is_lead)
    select c.company_id, c.crew_id, c.person_id, c.is_lead
    from public.crew_members c join public.crews w on w.company_id = c.company_id and w.id = c.crew_id
    where c.company_id = company and c.person_id = undone.dropped_person_id
      and c.valid_to = undone.merged_at and w.archived_at is null;
  end if;

  first_at := app.count_time_for(company, undone.dropped_person_id, undone.dropped_person_id);
  if first_at is not null then
    perform app.project_person(company, undone.dropped_person_id, first_at, true, cause);
    perform app.project_person(company, undone.kept_person_id, first_at, true, cause);
  end if;
  perform app.touch_clocks(company, array[undone.dropped_person_id, undone.kept_person_id]);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.undo_merge(uuid) is
  'An admin takes a merge back: time, questions, shifts, certificates, rates and contact return, and the dropped '
  'person''s role and crews begin again. Verdict applied or refused (not_allowed, not_found, decided_since, '
  'on_the_clock).';

grant execute on function public.undo_merge(uuid) to authenticated;
