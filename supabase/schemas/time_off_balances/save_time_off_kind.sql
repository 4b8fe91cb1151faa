create or replace function public.save_time_off_kind(kind jsonb, version integer default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong text;
  fields public.time_off_kinds;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  wrong := app.wrong_time_off_kind(kind);
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  fields := jsonb_populate_record(null::public.time_off_kinds, kind);
  if exists (
    select from public.time_off_kinds k
    where k.company_id = company and k.id <> fields.id and k.archived_at is null
      and lower(trim(k.name)) = lower(trim(fields.name))
  ) then
    return app.refused_with_detail('taken', 'name');
  end if;
  if version is null then
    insert into public.time_off_kinds (
      company_id, id, name, is_paid, accrual, period, accrued_minutes, per_worked_minutes, cap_minutes,
      carry_over_minutes, day_minutes, overdraft_minutes
    )
    values (
      company, fields.id, trim(fields.name), fields.is_paid, fields.accrual, fields.period, fields.accrued_minutes,
      fields.per_worked_minutes, fields.cap_minutes, fields.carry_over_minutes, fields.day_minutes,
      fields.overdraft_minutes
    )
    on conflict do nothing;
    return jsonb_build_object('verdict', case when found then 'applied' else 'replayed' end);
  end if;
  update public.time_off_kinds k set name = trim(fields.name), is_paid = fields.is_paid, accrual = fields.accrual,
    period = fields.period, accrued_minutes = fields.accrued_minutes,
    per_worked_minutes = fields.per_worked_minutes, cap_minutes = fields.cap_minutes,
    carry_over_minutes = fields.carry_over_minutes, day_minutes = fields.day_minutes,
    overdraft_minutes = fields.overdraft_minutes
  where k.company_id = company and k.id = fields.id and k.version = save_time_off_kind.version;
  if found then
    return jsonb_build_object('verdict', 'applied');
  end if;
  return app.refused(case when exists (
    select from public.time_off_kinds k where k.company_id = company and k.id = fields.id
  ) then 'changed_meanwhile' else 'not_found' end);
end
$$;

comment on function public.save_time_off_kind(jsonb, integer) is
  'An admin adds a kind of time off (without a version) or changes one over the version that was read. Verdict '
  'applied, replayed, or refused (not_allowed, not_found, invalid_input with the field in detail, taken, '
  'changed_meanwhile).';

grant execute on function public.save_time_off_kind(jsonb, integer) to authenticated;
