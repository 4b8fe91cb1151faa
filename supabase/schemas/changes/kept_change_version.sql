-- Money, roles, rates and locks are never kept: people who change them wait for the server's response.
create or replace function app.kept_change_version(change text, parameters jsonb) returns integer
language sql immutable set search_path = ''
as $$
  select case
    when change in (
      'decide_item', 'record_claim', 'save_branding', 'save_equipment', 'save_log_line', 'save_shifts',
      'save_ticket', 'sign_log', 'sign_ticket', 'void_ticket'
    ) then 1
    -- Version 2 adds which equipment a checklist is about, for whom a piece is checked out, and whether a code is
    -- travel.
    when change in ('move_equipment', 'save_checklist', 'save_cost_code') then 2
    when change = 'save_company_settings'
      and parameters ->> 'section' in ('profile', 'clock', 'reminders', 'voice') then 1
  end
$$;

comment on function app.kept_change_version(text, jsonb) is
  'The newest payload version of a change that a device may keep while it is offline; null for any other change. '
  'The list of packages/contract (kept-changes.ts) is the same.';
