create or replace function app.is_receipt_in_payroll(r public.receipts) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.claims c where c.company_id = r.company_id and c.id = r.id and c.paid_in is not null
  )
$$;

comment on function app.is_receipt_in_payroll(public.receipts) is
  'True when a locked timesheet pays a receipt back, so that it can''t be returned.';
