create or replace function public.kiosk_time(
  person_id uuid, id uuid, at public.instant, pin_proof text, act jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  kiosk public.kiosks;
  is_old constant boolean := at < now() - interval '1 day';
  said public.break_answers;
  verdict jsonb := jsonb_build_object('verdict', 'ok');
begin
  select * into kiosk from public.kiosks k where k.user_id = auth.uid() and k.revoked_at is null;
  perform app.refuse_suspended(kiosk.company_id);
  if kiosk.id is null
    or not app.is_served_at(
      kiosk, kiosk_time.person_id, case when act ->> 'kind' = 'breaks' then least(at, now()) else now() end
    )
    or not app.is_typed_here(kiosk, kiosk_time.person_id, concat_ws(
      '|', 'muster punch', kiosk_time.id, app.kiosk_statement(act), app.instant(kiosk_time.at)
    ), pin_proof)
  then
    return app.refused('not_allowed');
  end if;
  -- An old proof gives no access, but an answer may have waited for a network.
  if at > now() + interval '1 day' or is_old and act ->> 'kind' is distinct from 'breaks' then
    return app.refused_with_detail('invalid_input', 'at');
  end if;
  if act ->> 'kind' = 'breaks' then
    if not app.is_date(act -> 'workday') then
      return app.refused_with_detail('invalid_input', 'workday');
    end if;
    said.company_id := kiosk.company_id;
    said.id := kiosk_time.id;
    said.person_id := kiosk_time.person_id;
    said.actor_person_id := kiosk_time.person_id;
    said.kiosk_id := kiosk.id;
    said.workday := (act ->> 'workday')::date;
    said.answers := act -> 'answers';
    said.answered_at := kiosk_time.at;
    verdict := app.keep_break_answers(said);
  elsif act ->> 'kind' = 'sign' then
    verdict := app.sign_at_kiosk(kiosk, kiosk_time.person_id, act);
  elsif act ->> 'kind' = 'notice' then
    verdict := app.choose_at_kiosk(kiosk, kiosk_time.person_id, act);
  elsif jsonb_typeof(act) <> 'null' then
    return app.refused_with_detail('invalid_input', 'act');
  end if;
  if verdict ->> 'verdict' = 'refused' or is_old then
    return verdict;
  end if;
  return verdict || app.kiosk_time_json(kiosk.company_id, kiosk_time.person_id);
end
$$;

comment on function public.kiosk_time(uuid, uuid, public.instant, text, jsonb) is
  'For a kiosk and someone who has just typed their PIN there: what kiosk_time_json says, after what they do, if '
  'anything: {kind: breaks, workday, answers}, {kind: sign, period_from, content_hash, wording} or {kind: notice, '
  'version, choice, language}. The proof is made for the act. An answer about breaks may come later, and after a day '
  'brings no more than its verdict. Verdict ok, applied, replayed or refused (not_allowed, invalid_input with the '
  'field, and as answer_breaks, sign_sheet and choose_location).';

grant execute on function public.kiosk_time(uuid, uuid, public.instant, text, jsonb) to authenticated;
