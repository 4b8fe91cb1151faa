create or replace function public.set_crew_members(
  crew_id uuid, person_ids uuid[], standing text, from_day public.day default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  leads constant boolean := case standing when 'lead' then true when 'member' then false end;
  -- People who leave today keep the rights that they had this morning.
  at constant timestamptz := case
    when from_day is null and standing = 'none' then now()
    else app.start_of_day(company, from_day)
  end;
  wanted public.crews;
  answers jsonb;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if coalesce(cardinality(person_ids) not between 1 and 500, true) or array_position(person_ids, null) is not null then
    return app.refused_with_detail('invalid_input', 'person_ids');
  end if;
  if coalesce(standing not in ('lead', 'member', 'none'), true) then
    return app.refused_with_detail('invalid_input', 'standing');
  end if;
  if from_day not between (now() - interval '5 years')::date and (now() + interval '2 years')::date then
    return app.refused_with_detail('invalid_input', 'from_day');
  end if;
  -- Locks the clocks first, in the same order as everywhere, because the board rows of these people change.
  perform app.lock_people(company, person_ids);
  select * into wanted from public.crews c
  where c.company_id = company and c.id = set_crew_members.crew_id for update;
  if wanted.id is null then
    return app.refused('not_found');
  end if;
  if leads is not null and wanted.archived_at is not null then
    return app.refused('crew_archived');
  end if;

  select jsonb_agg(
    jsonb_build_object(
      'person_id', judged.person_id, 'name', judged.name, 'reason', judged.reason,
      'outcome', case
        when judged.reason is not null then 'refused'
        when app.is_settled_in_crew(company, wanted.id, judged.person_id, leads, at) then 'already'
        else 'changes'
      end
    ) order by app.fold_text(judged.name) collate "C", judged.person_id
  ) into answers
  from (
    select asked.person_id, coalesce(trim(p.first_name || ' ' || p.last_name), '') as name,
      app.why_not_in_crew(company, wanted.id, asked.person_id, leads) as reason
    from (select distinct unnest(person_ids) as person_id) asked
    left join public.profiles p on p.company_id = company and p.person_id = asked.person_id
  ) judged;
  perform app.put_in_crew(
    company, wanted.id,
    array(
      select (a ->> 'person_id')::uuid from jsonb_array_elements(answers) as a where a ->> 'outcome' = 'changes'
    ),
    leads, at
  );
  return jsonb_build_object('verdict', 'applied', 'people', answers);
end
$$;

comment on function public.set_crew_members(uuid, uuid[], text, public.day) is
  'An admin says that from the beginning of a day (today unless said; leaving without a day means now) up to 500 '
  'people are leads, members or not in a crew; what was recorded for later gives way. Each person''s outcome is '
  'changes, already or refused with a reason (not_found, access_over, lead_needs_role), and one refusal does not '
  'hold up the others. Verdict applied or refused (not_allowed, invalid_input with the field in detail, not_found, '
  'crew_archived).';

grant execute on function public.set_crew_members(uuid, uuid[], text, public.day) to authenticated;
