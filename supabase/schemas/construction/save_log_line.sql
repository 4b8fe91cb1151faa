create or replace function public.save_log_line(log_id uuid, project_id uuid, day public.day, line jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_lines constant integer := 500;
  company constant uuid := app.my_company_id();
  held public.daily_logs;
  kept public.daily_log_lines;
  wrong text;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  if not coalesce(save_log_line.project_id = any (app.my_projects()), false) then
    return app.refused('not_found');
  end if;
  if not app.may_write_daily_log(save_log_line.project_id) then
    return app.refused('not_allowed');
  end if;
  wrong := coalesce(app.wrong_log_place(log_id, day), app.wrong_log_line(line));
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;

  held := app.daily_log_to_change(log_id, save_log_line.project_id, day);
  if held.id is null then
    return app.refused_with_detail('invalid_input', 'log_id');
  end if;
  select * into kept from public.daily_log_lines l
  where l.company_id = company and l.log_id = held.id and l.id = line ->> 'id';
  if kept.revision = (line ->> 'revision')::uuid then
    return jsonb_build_object('verdict', 'replayed', 'log_id', held.id);
  end if;
  if held.state = 'approved' and not (
    (line -> 'is_addendum')::boolean and kept.id is null and app.is_uuid(line -> 'id') and line -> 'data' <> 'null'
  ) then
    return app.refused('wrong_state');
  end if;
  if kept.revision is distinct from (line ->> 'base')::uuid or kept.kind <> line ->> 'kind' then
    return app.refused('changed_meanwhile');
  end if;
  if kept.id is null and most_lines <= (
    select count(*) from public.daily_log_lines l where l.company_id = company and l.log_id = held.id
  ) then
    return app.refused_with_detail('invalid_input', 'id');
  end if;

  insert into public.daily_log_lines (
    company_id, log_id, id, kind, data, source, is_private, is_addendum, revision, person_id
  ) values (
    company, held.id, line ->> 'id', line ->> 'kind', nullif(line -> 'data', 'null'), nullif(line -> 'source', 'null'),
    (line -> 'is_private')::boolean, held.state = 'approved', (line ->> 'revision')::uuid, app.my_person_id()
  )
  on conflict on constraint daily_log_lines_pkey do update set
    data = excluded.data, source = excluded.source, is_private = excluded.is_private, revision = excluded.revision,
    person_id = excluded.person_id, changed_at = now();
  -- Private notes aren't part of the signed content, so changing one keeps the signature, unless it was public before.
  if held.state <> 'approved' and not ((line -> 'is_private')::boolean and coalesce(kept.is_private, true)) then
    perform app.void_log_signature(held, 'edited');
    update public.daily_logs l set state = 'draft'
    where l.company_id = company and l.id = held.id and l.state = 'submitted';
  end if;
  return jsonb_build_object('verdict', 'applied', 'log_id', held.id);
end
$$;

comment on function public.save_log_line(uuid, uuid, public.day, jsonb) is
  'A supervisor or admin writes a line of a project''s log of a day: {id, kind, data, source, is_private, '
  'is_addendum, revision, base}; data null removes it, or takes back a change of what the log says of its own. It is '
  'made over the revision `base`. A signature is voided by it. After approval only new lines, as addenda. Verdict '
  'applied or replayed with the log''s id, or refused (not_allowed, not_found, invalid_input with the field in '
  'detail, changed_meanwhile, wrong_state).';

grant execute on function public.save_log_line(uuid, uuid, public.day, jsonb) to authenticated;
