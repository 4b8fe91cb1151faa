create or replace function public.merge_people(
  keep_person_id uuid, drop_person_id uuid, only_preview boolean default true
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  reason text;
  preview jsonb;
  moved jsonb;
  takes_rates boolean;
  takes_contact boolean;
  joined uuid[];
  certificates uuid[];
  rates uuid[];
  other_pay uuid[];
  shifts uuid[];
  first_at timestamptz;
  last public.memberships;
  merge_id uuid;
begin
  if not app.may_administer(keep_person_id) or not app.may_administer(drop_person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  perform app.lock_people(company, array[keep_person_id, drop_person_id]);
  reason := app.why_not_merge(company, keep_person_id, drop_person_id);
  if reason is not null then
    return app.refused(reason);
  end if;

  takes_rates := not exists (
    select from public.pay_rates r where r.company_id = company and r.person_id = keep_person_id
      and r.removed_at is null
  );
  takes_contact := not exists (
    select from public.emergency_contacts c where c.company_id = company and c.person_id = keep_person_id
  );
  rates := array(
    select r.id from public.pay_rates r
    where takes_rates and r.company_id = company and r.person_id = drop_person_id and r.removed_at is null
  );
  certificates := array(
    select c.id from public.certificates c where c.company_id = company and c.person_id = drop_person_id
  );
  other_pay := array(
    select o.id from public.other_pay o where o.company_id = company and o.person_id = drop_person_id
  );
  shifts := array(
    select s.id from public.shifts s where s.company_id = company and s.person_id = drop_person_id
    union
    select p.id from public.published_shifts p where p.company_id = company and p.person_id = drop_person_id
  );
  preview := (
    select jsonb_build_object(
      'verdict', 'preview',
      'entries', count(*),
      'first_at', app.instant(min(e.started_at)),
      'last_at', app.instant(max(e.ended_at)),
      'questions', (
        select count(*) from public.decision_items i
        where i.company_id = company and i.person_id = drop_person_id and i.state = 'open'
      ),
      'crews', (
        select coalesce(jsonb_agg(w.name order by w.name), '[]')
        from public.crew_members c join public.crews w on w.company_id = c.company_id and w.id = c.crew_id
        where c.company_id = company and c.person_id = drop_person_id
          and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
      ),
      'certificates', cardinality(certificates),
      'rates', case
        when cardinality(rates) > 0 then 'taken_over'
        when takes_rates then 'none'
        else 'kept'
      end
    )
    from public.time_entries e
    where e.company_id = company and e.person_id = drop_person_id and e.state in ('closed', 'needs_decision')
  );
  if only_preview then
    return preview;
  end if;

  select * into last from public.memberships m
  where m.company_id = company and m.person_id = drop_person_id order by m.valid_from desc limit 1;
  with added as (
    insert into public.crew_members (company_id, crew_id, person_id, is_lead)
    select company, c.crew_id, keep_person_id, false
    from public.crew_members c
    where c.company_id = company and c.person_id = drop_person_id
      and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
      and app.role_at(company, keep_person_id, now()) is not null
      and not exists (
        select from public.crew_members k
        where k.company_id = company and k.crew_id = c.crew_id and k.person_id = keep_person_id
          and (k.valid_to is null or k.valid_to > now())
      )
    returning id
  )
  select coalesce(array_agg(added.id), '{}') into joined from added;
  moved := jsonb_build_object(
    'role', case when last.valid_to is null or last.valid_to > now() then last.role end,
    'joined', to_jsonb(joined), 'certificates', to_jsonb(certificates), 'rates', to_jsonb(rates),
    'other_pay', to_jsonb(other_pay), 'shifts', to_jsonb(shifts),
    'contact', takes_contact and exists (
      select from public.emergency_contacts c where c.company_id = company and c.person_id = drop_person_id
    )
  );
  perform app.move_shifts(company, shifts, drop_person_id, keep_person_id);
  perform app.end_access(company, drop_person_id);
  update public.certificates c set person_id = keep_person_id where c.id = any (certificates);
  update public.pay_rates r set person_id = keep_person_id where r.id = any (rates);
  update public.other_pay o set person_id = keep_person_id where o.id = any (other_pay);
  update public.emergency_contacts c set person_id = keep_person_id
  where takes_contact and c.company_id = company and c.person_id = drop_person_id;
  insert into public.person_merges (company_id, dropped_person_id, kept_person_id, merged_by, moved)
  values (company, drop_person_id, keep_person_id, app.my_person_id(), moved)
  returning id into merge_id;

  first_at := app.count_time_for(company, drop_person_id, keep_person_id);
  if first_at is not null then
    perform app.project_person(
      company, keep_person_id, first_at, true, row(app.my_person_id(), null, now(), null)::app.cause
    );
  end if;
  perform app.touch_clocks(company, array[keep_person_id]);
  return preview || jsonb_build_object('verdict', 'applied', 'merge_id', merge_id);
end
$$;

comment on function public.merge_people(uuid, uuid, boolean) is
  'An admin lets the records of a person without a login count as another''s: time, open questions, shifts, crews, '
  'certificates, other pay, and rates and emergency contact where the kept person has none. First as a preview. '
  'Verdict preview, applied or refused (not_allowed, not_found, invalid_input, is_merged, has_login, on_the_clock, '
  'time_overlaps).';

grant execute on function public.merge_people(uuid, uuid, boolean) to authenticated;
