-- What waits for approval or locking is looked up on every visit of approvals.
create index timesheets_waiting_idx on public.timesheets (company_id, period_from)
  where state in ('signed', 'approved');
