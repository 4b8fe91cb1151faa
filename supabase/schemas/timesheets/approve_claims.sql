create or replace function app.approve_claims(sheets public.timesheets[]) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.claims c set state = 'approved', decided_by = app.my_person_id(), reason = null
  from unnest(sheets) s
  where c.company_id = s.company_id and c.person_id = s.person_id and c.day between s.period_from and s.period_to
    and c.kind <> 'receipt' and c.state = 'waiting'
$$;

comment on function app.approve_claims(public.timesheets[]) is
  'Approves the miles and days that wait in timesheets that the caller approves. Receipts are the office''s.';
