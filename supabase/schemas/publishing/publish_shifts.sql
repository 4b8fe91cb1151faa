create or replace function public.publish_shifts(
  change_id uuid, shift_ids uuid[], override_reason text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  role constant text := app.my_role();
  reason constant text := nullif(trim(override_reason), '');
  request constant bytea := sha256(convert_to(concat(shift_ids::text, reason), 'UTF8'));
  known public.schedule_publications;
  judged jsonb;
  warned uuid[];
  fine uuid[];
begin
  if role is null or role = 'employee' then
    return app.refused('not_allowed');
  end if;
  if change_id is null or cardinality(shift_ids) not between 1 and 2000 or length(reason) > 500
    or array_position(shift_ids, null) is not null then
    return app.refused_with_detail('invalid_input', case
      when change_id is null then 'change_id' when length(reason) > 500 then 'override_reason' else 'shift_ids' end);
  end if;
  select * into known from public.schedule_publications p where p.company_id = company and p.id = change_id;
  if known.request_hash <> request then
    raise exception 'the change id belongs to another publication' using errcode = '22023';
  elsif known.id is not null then
    return app.published_answer(known, '[]', 'replayed');
  end if;
  perform from public.shifts s where s.company_id = company and s.id = any (shift_ids) order by s.id for update;
  if (
    select count(*) filter (where role = 'admin' or app.may_schedule(s.crew_id, s.person_id))
    from public.shifts s where s.company_id = company and s.id = any (shift_ids)
  ) < (select count(distinct i) from unnest(shift_ids) i) then
    return app.refused('not_found');
  end if;

  judged := coalesce((
    select jsonb_agg(jsonb_build_object('shift_id', j.shift_id) || j.judgement)
    from app.judge_stored(company, shift_ids) j
  ), '[]');
  warned := array(
    select (j ->> 'shift_id')::uuid from jsonb_array_elements(judged) j where j ->> 'verdict' = 'warned'
  );
  if reason is null and warned <> '{}' then
    return app.refused('override_missing') || jsonb_build_object('warned', app.shifts_with_verdict(judged, 'warned'));
  end if;
  fine := array(
    select i from unnest(shift_ids) i
    except
    select (j ->> 'shift_id')::uuid from jsonb_array_elements(judged) j where j ->> 'verdict' = 'blocked'
  );
  insert into public.schedule_publications (company_id, id, actor_person_id, request_hash, override_reason)
  values (company, change_id, app.my_person_id(), request, reason);
  update public.shifts s set override_reason = case when s.id = any (warned) then reason end
  where s.company_id = company and s.id = any (fine) and s.removed_at is null
    and s.override_reason is distinct from case when s.id = any (warned) then reason end;
  -- In a separate statement, because in the same one the result would have the shifts as they were before.
  known := app.show_shifts(company, change_id, fine);
  return app.published_answer(known, judged, 'applied');
end
$$;

comment on function public.publish_shifts(uuid, uuid[], text) is
  'Shows up to 2,000 shifts to the people as they are planned now, removed ones as canceled. Refuses exactly those '
  'that are blocked and publishes the others; warnings need a reason. Verdict applied or replayed with the shifts, '
  'removed, refused and warned ones and how many people are told, or refused (not_allowed, not_found, '
  'invalid_input, override_missing).';

grant execute on function public.publish_shifts(uuid, uuid[], text) to authenticated;
