create or replace function public.end_jsa(change_id uuid, jsa_id uuid, ended jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', 'end', jsa_id, ended), 'UTF8'));
  held public.jsas;
  replay jsonb;
  wrong text;
  told timestamptz;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  held := app.jsa_to_change(jsa_id);
  if held.id is null then
    return app.refused('not_found');
  end if;
  replay := app.jsa_replay(company, change_id, digest);
  if replay is not null then
    return replay;
  end if;
  wrong := case when change_id is null then 'change_id' else app.first_wrong(ended, jsonb_build_object(
    'v', ended -> 'v' = '1',
    'reason', app.is_choice(ended -> 'reason', 'done', 'changed'),
    'change', case ended ->> 'reason'
      when 'changed' then app.is_choice(ended -> 'change', 'crew', 'site', 'scope', 'weather', 'equipment')
      else ended -> 'change' = 'null'
    end,
    'comment', app.is_text_or_null(ended -> 'comment', 1000),
    'ended_at', app.is_instant(ended -> 'ended_at')
  )) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  told := app.jsa_time(held, (ended ->> 'ended_at')::timestamptz);
  wrong := app.why_not_end_jsa(held, ended ->> 'reason', told);
  if wrong is not null then
    return app.refused(wrong);
  end if;
  update public.jsas j set
    ended_at = told, ended_by = app.my_person_id(), end_reason = ended ->> 'reason', end_change = ended ->> 'change',
    end_comment = trim(ended ->> 'comment')
  where j.company_id = company and j.id = held.id;
  perform app.add_jsa_event(
    held, change_id, 'ended', (ended ->> 'ended_at')::timestamptz,
    jsonb_build_object('change', ended -> 'change', 'comment', ended -> 'comment'), digest
  );
  return jsonb_build_object('verdict', 'applied', 'state', 'ended');
end
$$;

comment on function public.end_jsa(uuid, uuid, jsonb) is
  'Ends a JSA under an id that the device made: {v: 1, reason: done or changed, change, comment, '
  'ended_at}. Its author '
  'and those in charge when the work is done; anyone who reads it when the crew, the site, the scope, the weather or '
  'the equipment has changed. Verdict applied or replayed with state, or refused (not_allowed, not_found, '
  'invalid_input with the field in detail, other_payload, wrong_state).';

grant execute on function public.end_jsa(uuid, uuid, jsonb) to authenticated;
