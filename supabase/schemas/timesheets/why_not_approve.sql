create or replace function app.why_not_approve(sheet public.timesheets, rule jsonb, as_unsigned boolean) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    case sheet.state when 'locked' then 'sheet_locked' when 'approved' then 'already_approved' end,
    app.why_not_approver(sheet.company_id, sheet.person_id, rule),
    app.why_not_settled(
      sheet.company_id, sheet.person_id, sheet.period_from, sheet.period_to,
      app.person_today(sheet.company_id, sheet.person_id) >= sheet.period_to
    ),
    case when (rule ->> 'employee_signs')::boolean and sheet.state <> 'signed' and not as_unsigned
      then 'not_signed' end
  );
end
$$;

comment on function app.why_not_approve(public.timesheets, jsonb, boolean) is
  'Why the caller can''t approve a timesheet now; null when they can. as_unsigned: although the person has not '
  'signed.';
