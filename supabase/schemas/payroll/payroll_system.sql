create or replace function app.payroll_system(format text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when format in ('csv', 'csv_days', 'xlsx', 'reimbursements') then 'generic'
    when format in ('adp', 'paychex', 'gusto', 'quickbooks_desktop', 'quickbooks_online', 'xero') then format
  end
$$;

comment on function app.payroll_system(text) is
  'The payroll system whose mapping a file format uses; null for a format that does not exist.';
