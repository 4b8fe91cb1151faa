create or replace function app.choose_at_kiosk(kiosk public.kiosks, person uuid, act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer public.location_choices;
begin
  if app.kiosk_notice(kiosk.company_id, person) is null then
    return app.refused('not_allowed');
  end if;
  if not app.is_whole(act -> 'version', 1, 1000000) then
    return app.refused_with_detail('invalid_input', 'version');
  end if;
  answer.company_id := kiosk.company_id;
  answer.person_id := person;
  answer.version := (act ->> 'version')::integer;
  answer.choice := act ->> 'choice';
  answer.way := 'kiosk';
  answer.language := act ->> 'language';
  answer.kiosk_id := kiosk.id;
  return app.keep_location_choice(answer);
end
$$;

comment on function app.choose_at_kiosk(public.kiosks, uuid, jsonb) is
  'Someone without a login answers at a kiosk the location notice that it has shown them. Their PIN is proven by the '
  'caller. Verdict as choose_location.';
