create or replace function public.save_schedule_rules(version integer, rules jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong text;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  wrong := case when version is null then 'version' else app.first_wrong(rules, jsonb_build_object(
    'rest_minutes', app.is_whole_or_null(rules -> 'rest_minutes', 1, 2880),
    'notice_minutes', app.is_whole_or_null(rules -> 'notice_minutes', 1, 43200),
    'claims', app.is_choice(rules -> 'claims', 'first_come', 'approval'),
    'swaps_need_approval', jsonb_typeof(rules -> 'swaps_need_approval') = 'boolean'
  )) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if version = 0 then
    insert into public.schedule_rules (company_id, rest_minutes, notice_minutes, claims, swaps_need_approval)
    values (company, (rules ->> 'rest_minutes')::integer, (rules ->> 'notice_minutes')::integer, rules ->> 'claims',
      (rules ->> 'swaps_need_approval')::boolean)
    on conflict do nothing;
  else
    update public.schedule_rules r set rest_minutes = (rules ->> 'rest_minutes')::integer,
      notice_minutes = (rules ->> 'notice_minutes')::integer, claims = rules ->> 'claims',
      swaps_need_approval = (rules ->> 'swaps_need_approval')::boolean
    where r.company_id = company and r.version = save_schedule_rules.version;
  end if;
  return case when found then jsonb_build_object('verdict', 'applied') else app.refused('changed_meanwhile') end;
end
$$;

comment on function public.save_schedule_rules(integer, jsonb) is
  'An admin sets what the company warns about and who approves, over the version that was read. Verdict applied or '
  'refused (not_allowed, invalid_input with the field in detail, changed_meanwhile).';

grant execute on function public.save_schedule_rules(integer, jsonb) to authenticated;
