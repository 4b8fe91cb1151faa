create or replace function public.save_shifts(change_id uuid, changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  refusal jsonb;
begin
  if app.my_role() is null or app.my_role() = 'employee' then
    return app.refused('not_allowed');
  end if;
  if change_id is null then
    return app.refused_with_detail('invalid_input', 'change_id');
  end if;
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 500 then
    return app.refused_with_detail('invalid_input', 'changes');
  end if;
  if app.is_shift_change_known(company, change_id, changes) then
    return app.saved_shifts(company, change_id, 'replayed');
  end if;
  refusal := app.why_not_save(company, changes);
  if refusal is not null then
    return refusal;
  end if;
  return app.apply_shift_changes(company, change_id, changes, app.spread_over_series(company, changes));
end
$$;

comment on function public.save_shifts(uuid, jsonb) is
  'A scheduler creates, changes, moves and deletes up to 500 shifts at once, all or none: [{op: save, shift, '
  'version, scope} or {op: delete, id, version, scope}]; without a version a shift is new, and scope (this, later, '
  'all) takes the other shifts of its series along. Drafts may be blocked. Verdict applied or replayed with '
  'shifts, removed ids and judgements, or refused (not_allowed, not_found, invalid_input with the field in detail, '
  'changed_meanwhile with the shifts as they are and who changed them).';

grant execute on function public.save_shifts(uuid, jsonb) to authenticated;
