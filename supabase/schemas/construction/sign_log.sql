create or replace function public.sign_log(log_id uuid, project_id uuid, day public.day, signed jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  held public.daily_logs;
  valid public.daily_log_signatures;
  stored jsonb;
  typed jsonb;
  wrong text;
  told timestamptz;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  if not coalesce(sign_log.project_id = any (app.my_projects()), false) then
    return app.refused('not_found');
  end if;
  if not app.may_write_daily_log(sign_log.project_id) then
    return app.refused('not_allowed');
  end if;
  wrong := coalesce(app.wrong_log_place(log_id, day), app.wrong_log_signature(signed));
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;

  held := app.daily_log_to_change(log_id, sign_log.project_id, day);
  if held.id is null then
    return app.refused_with_detail('invalid_input', 'log_id');
  end if;
  if exists (
    select from public.daily_log_signatures s
    where s.company_id = company and s.id = (signed ->> 'id')::uuid and s.log_id = held.id and s.person_id = me
  ) then
    return jsonb_build_object('verdict', 'replayed', 'log_id', held.id);
  end if;
  select * into valid from public.daily_log_signatures s
  where s.company_id = company and s.log_id = held.id and s.voided_at is null;
  if valid.id is not null then
    return app.refused('wrong_state');
  end if;
  -- The signed lines must match the stored ones, so that no one signs a line of someone else's that they haven't seen.
  select coalesce(jsonb_object_agg(l.id, jsonb_build_array(l.kind, l.data)), '{}') into stored
  from public.daily_log_lines l
  where l.company_id = company and l.log_id = held.id and l.data is not null and not l.is_private;
  select coalesce(jsonb_object_agg(l ->> 'id', jsonb_build_array(l ->> 'kind', l -> 'data')), '{}') into typed
  from jsonb_array_elements(signed -> 'lines') l where (l -> 'is_typed')::boolean;
  if stored <> typed then
    return app.refused('changed_meanwhile');
  end if;

  -- A device's clock may be ahead.
  told := least((signed ->> 'signed_at')::timestamptz, now());
  insert into public.daily_log_signatures (
    company_id, id, log_id, person_id, name, drawing, document, hash, signed_at, stated_at
  ) values (
    company, (signed ->> 'id')::uuid, held.id, me, app.person_name(company, me), signed -> 'drawing',
    signed -> 'lines', encode(sha256(convert_to((signed -> 'lines')::text, 'UTF8')), 'hex'),
    told, nullif((signed ->> 'signed_at')::timestamptz, told)
  );
  update public.daily_logs l set state = 'submitted', decided_at = null, decided_by = null, decision_comment = null
  where l.company_id = company and l.id = held.id;
  return jsonb_build_object('verdict', 'applied', 'log_id', held.id);
end
$$;

comment on function public.sign_log(uuid, uuid, public.day, jsonb) is
  'A supervisor or admin signs and submits a project''s log of a day: {v: 1, id, drawing, signed_at, lines: [{id, '
  'kind, data, source, is_typed}]}. lines is all that was shown; what people typed or changed must be what is stored. '
  'Verdict applied or replayed with the log''s id, or refused (not_allowed, not_found, invalid_input with the field '
  'in detail, changed_meanwhile, wrong_state).';

grant execute on function public.sign_log(uuid, uuid, public.day, jsonb) to authenticated;
