create or replace function app.approval_rule(company uuid, day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select r.rule from public.company_rules r
    where r.company_id = company and r.kind = 'approval' and r.valid_from <= day
    order by r.valid_from desc limit 1
  );
end
$$;

comment on function app.approval_rule(uuid, date) is
  'Who signs and approves the timesheets of a period that ends on a day.';
