create or replace function public.save_cost_code(
  id uuid, code text, name text, version integer default null, is_travel boolean default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  saved public.cost_codes;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if coalesce(length(trim(code)), 0) not between 1 and 50 then
    return app.refused_with_detail('invalid_input', 'code');
  end if;
  if coalesce(length(trim(name)), 0) not between 1 and 200 then
    return app.refused_with_detail('invalid_input', 'name');
  end if;
  if version is null then
    select * into saved from public.cost_codes c where c.company_id = company and c.id = save_cost_code.id;
    if saved.id is not null then
      return jsonb_build_object('verdict', 'replayed', 'version', saved.version);
    end if;
    insert into public.cost_codes (id, company_id, code, name, is_travel)
    values (
      save_cost_code.id, company, trim(save_cost_code.code), trim(save_cost_code.name),
      coalesce(save_cost_code.is_travel, false)
    )
    returning * into saved;
  else
    update public.cost_codes c set
      code = trim(save_cost_code.code), name = trim(save_cost_code.name),
      is_travel = coalesce(save_cost_code.is_travel, c.is_travel)
    where c.company_id = company and c.id = save_cost_code.id and c.version = save_cost_code.version
    returning * into saved;
    if saved.id is null then
      return app.cost_code_refusal(save_cost_code.id);
    end if;
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
exception
  when unique_violation then
    return app.refused_with_detail('taken', 'code');
end
$$;

comment on function public.save_cost_code(uuid, text, text, integer, boolean) is
  'An admin makes a cost code under an id of their own (without a version; again changes nothing) or changes it '
  'over the version that was read. Without is_travel, which an older app does not know, that stays. Verdict applied, '
  'replayed or refused (not_allowed, invalid_input or taken with '
  'the field in detail, changed_meanwhile, not_found).';

grant execute on function public.save_cost_code(uuid, text, text, integer, boolean) to authenticated;
