create or replace function public.revoke_hazard_share(change_id uuid, hazard_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', 'revoke', hazard_id), 'UTF8'));
  held public.hazards;
  replay jsonb;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  held := app.hazard_to_manage(hazard_id);
  if held.id is null then
    return app.refused('not_found');
  end if;
  replay := app.hazard_replay(company, change_id, digest);
  if replay is not null then
    return replay;
  end if;
  if change_id is null then
    return app.refused_with_detail('invalid_input', 'change_id');
  end if;
  if app.end_links(company, 'hazard', held.id, app.my_person_id()) = 0 then
    return app.refused('wrong_state');
  end if;
  perform app.add_hazard_event(company, held.id, change_id, 'share_revoked', null, '{}', digest);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.revoke_hazard_share(uuid, uuid) is
  'An admin ends the public link of a hazard at once. Verdict applied or replayed, or refused (not_allowed, '
  'not_found, invalid_input, wrong_state when it was not shared).';

grant execute on function public.revoke_hazard_share(uuid, uuid) to authenticated;
