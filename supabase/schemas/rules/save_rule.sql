create or replace function app.save_rule(
  company uuid, section text, facts jsonb, effective_from date, version integer
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  new_version integer;
begin
  if not app.may_begin_on(company, section, facts, effective_from) then
    return app.refused_with_detail('invalid_input', 'effective_from');
  end if;
  if section not in ('approval', 'auto_out') and effective_from <= app.locked_until(company) then
    return app.refused_as_locked(app.locked_until(company));
  end if;
  -- The rules have no version of their own: the version of the settings counts their changes too.
  update public.company_settings s set updated_at = now()
  where s.company_id = company and s.version = save_rule.version
  returning s.version into new_version;
  if new_version is null then
    return app.refused('changed_meanwhile');
  end if;
  insert into public.company_rules (company_id, kind, valid_from, rule, changed_by)
  values (company, section, effective_from, facts, app.my_person_id())
  on conflict (company_id, kind, valid_from) do update set
    rule = excluded.rule, changed_by = excluded.changed_by, changed_at = now();
  return jsonb_build_object('verdict', 'applied', 'version', new_version);
end
$$;

comment on function app.save_rule(uuid, text, jsonb, date, integer) is
  'Saves a company''s rule with its effective date and counts the settings'' version up.';
