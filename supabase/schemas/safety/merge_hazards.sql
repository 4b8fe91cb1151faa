create or replace function public.merge_hazards(change_id uuid, hazard_id uuid, into_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', hazard_id, into_id), 'UTF8'));
  merged public.hazards;
  kept public.hazards;
  replay jsonb;
begin
  if app.my_role() is null or app.my_role() not in ('admin', 'supervisor') then
    return app.refused('not_allowed');
  end if;
  -- Always in the same order, so that two merges in opposite directions don't wait for each other.
  perform from public.hazards h
  where h.company_id = company and h.id in (hazard_id, into_id) order by h.id for update;
  merged := app.hazard_to_manage(hazard_id);
  kept := app.hazard_to_manage(into_id);
  if merged.id is null or kept.id is null then
    return app.refused('not_found');
  end if;
  replay := app.hazard_replay(company, change_id, digest);
  if replay is not null then
    return replay;
  end if;
  if change_id is null or merged.id = kept.id then
    return app.refused_with_detail('invalid_input', case when change_id is null then 'change_id' else 'into_id' end);
  end if;
  if merged.merged_into_id is not null or kept.merged_into_id is not null then
    return app.refused('hazard_merged');
  end if;
  if merged.state = 'verified' or kept.state = 'verified' then
    return app.refused('wrong_state');
  end if;

  update public.hazards h set merged_into_id = kept.id
  where h.company_id = company and (h.id = merged.id or h.merged_into_id = merged.id);
  update public.corrective_actions a set hazard_id = kept.id
  where a.company_id = company and a.hazard_id = merged.id and a.state = 'open';
  perform app.add_hazard_event(
    company, merged.id, change_id, 'merged', null, jsonb_build_object('number', kept.number, 'hazard_id', kept.id),
    digest
  );
  perform app.add_hazard_event(
    company, kept.id, gen_random_uuid(), 'merged_in', null,
    jsonb_build_object('number', merged.number, 'hazard_id', merged.id), digest
  );
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.merge_hazards(uuid, uuid, uuid) is
  'Who may manage both makes one hazard part of another: it leaves the list, and its open actions go along. Verdict '
  'applied, replayed, or refused (not_allowed, not_found, invalid_input with the field in detail, other_payload, '
  'hazard_merged, wrong_state).';

grant execute on function public.merge_hazards(uuid, uuid, uuid) to authenticated;
