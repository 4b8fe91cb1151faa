create or replace function app.kiosk_person(kiosk public.kiosks, device_key text, person public.profiles) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'person_id', person.person_id,
    'name', trim(person.first_name || ' ' || person.last_name),
    'language', person.language,
    'pin', (
      select jsonb_build_object(
        'salt', pin.salt,
        'hash', case when device_key is null then pin.hash else app.text_mac(device_key, pin.hash) end,
        'iterations', pin.iterations
      )
      from public.person_pins pin
      where pin.company_id = kiosk.company_id and pin.person_id = person.person_id
    ),
    'open', (
      select app.entry_json(e) || '{"note": null}'
      from public.clock_states s
      join public.time_entries e on e.company_id = s.company_id and e.id = s.entry_id
      where s.company_id = kiosk.company_id and s.person_id = person.person_id
    ),
    'last', (
      select jsonb_build_object(
        'id', p.id, 'kind', p.kind, 'break_kind', p.break_kind, 'occurred_at', app.instant(p.occurred_at),
        'project_id', p.project_id, 'cost_code_id', p.cost_code_id
      )
      from public.punches p
      where p.company_id = kiosk.company_id and p.person_id = person.person_id
        and p.occurred_at > now() - interval '14 days'
      order by p.occurred_at desc, p.device_id desc, p.device_seq desc
      limit 1
    ),
    'break_facts', app.kiosk_break_facts(kiosk.company_id, person.person_id)
  );
end
$$;

comment on function app.kiosk_person(public.kiosks, text, public.profiles) is
  'A person as a tablet is told of them, with the PIN''s salted hash under the tablet''s key.';
