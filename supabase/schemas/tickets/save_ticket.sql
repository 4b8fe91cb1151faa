create or replace function public.save_ticket(ticket_id uuid, version integer, ticket jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', 'save', ticket_id, ticket), 'UTF8'));
  held public.work_tickets;
  wrong text;
  told timestamptz;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  wrong := case when ticket_id is null then 'ticket_id' when coalesce(version < 0, true) then 'version' end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  held := app.ticket_to_change(ticket_id);
  if held.id is null and (
    version > 0
    or exists (select from public.work_tickets t where t.company_id = company and t.id = ticket_id)
  ) then
    return app.refused('not_found');
  end if;
  if held.id is not null and version = 0 then
    if held.request_hash <> digest then
      return app.refused('other_payload');
    end if;
    return jsonb_build_object('verdict', 'replayed', 'number', held.number, 'version', held.version);
  end if;
  if held.state <> 'open' then
    return app.refused('wrong_state');
  end if;
  if held.version <> version then
    return app.refused('changed_meanwhile');
  end if;
  wrong := app.wrong_ticket_field(company, ticket);
  if wrong is null and held.id is not null then
    -- A ticket's code and project never change.
    wrong := case when held.project_id <> (ticket ->> 'project_id')::uuid then 'project_id'
      when held.code <> ticket ->> 'code' then 'code' end;
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if app.has_attachment(company, app.new_record_files(company, 'ticket', ticket_id, ticket -> 'files')) then
    return app.refused('other_payload');
  end if;

  if held.id is null then
    -- A device's clock may be ahead.
    told := least((ticket ->> 'made_at')::timestamptz, now());
    insert into public.work_tickets (
      company_id, id, project_id, number, code, day, what, why, author_person_id, made_at, stated_at,
      copied_from_id, request_hash
    ) values (
      company, ticket_id, (ticket ->> 'project_id')::uuid,
      app.next_number(company, 'ticket', (ticket ->> 'project_id')::uuid), ticket ->> 'code',
      (ticket ->> 'day')::date, ticket ->> 'what', ticket ->> 'why', me,
      told, nullif((ticket ->> 'made_at')::timestamptz, told), (ticket ->> 'copied_from')::uuid, digest
    ) returning * into held;
  else
    -- Updated even if only lines change, so that the version goes up.
    update public.work_tickets t
    set day = (ticket ->> 'day')::date, what = ticket ->> 'what', why = ticket ->> 'why', updated_at = now()
    where t.company_id = company and t.id = ticket_id returning * into held;
  end if;
  perform app.write_ticket_parts(company, ticket_id, ticket);
  return jsonb_build_object('verdict', 'applied', 'number', held.number, 'version', held.version);
end
$$;

comment on function public.save_ticket(uuid, integer, jsonb) is
  'A member makes an extra-work ticket of a project that they see, under an id that the device made (version 0), or '
  'changes an open one over the version that was read: {v: 1, project_id, code, day, what, why, made_at, copied_from, '
  'labor: [{name, classification, minutes}], materials and equipment: [{what, unit, quantity}], files: [{id, '
  'mime_type, size, sha256, caption}]}, the whole ticket each time. Verdict applied or replayed with number and '
  'version, or refused (not_allowed, not_found, invalid_input with the field in detail, wrong_state, '
  'changed_meanwhile, other_payload).';

grant execute on function public.save_ticket(uuid, integer, jsonb) to authenticated;
