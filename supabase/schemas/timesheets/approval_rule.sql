create or replace function app.approval_rule(company uuid, day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select r.rule from app.company_rules_at(company, day) r where r.kind = 'approval');
end
$$;

comment on function app.approval_rule(uuid, date) is
  'Who signs and approves the timesheets of a period that ends on a day.';
