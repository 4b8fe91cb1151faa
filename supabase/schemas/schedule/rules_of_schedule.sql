create or replace function app.rules_of_schedule(company uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object(
      'version', r.version, 'rest_minutes', r.rest_minutes, 'notice_minutes', r.notice_minutes, 'claims', r.claims,
      'swaps_need_approval', r.swaps_need_approval
    ) from public.schedule_rules r where r.company_id = company
  ), jsonb_build_object(
    'version', 0, 'rest_minutes', 600, 'notice_minutes', null, 'claims', 'first_come', 'swaps_need_approval', true
  ))
$$;

comment on function app.rules_of_schedule(uuid) is
  'What a company warns about and who approves; the defaults, of version 0, until someone saves others.';
