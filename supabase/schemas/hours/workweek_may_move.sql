create or replace function app.workweek_may_move(
  company uuid, person uuid, from_date date, to_date date
) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
      select from public.company_rules r
      where r.company_id = company and r.kind in ('calendar', 'overtime')
        and r.valid_from between from_date - 14 and to_date + 14
    ) or exists (
      select from public.pay_terms t
      where t.company_id = company and t.person_id = person and t.valid_from between from_date - 14 and to_date + 14
    ) or exists (
      select from public.company_zones z
      where z.company_id = company and z.valid_from between from_date - 14 and to_date + 14
    );
end
$$;

comment on function app.workweek_may_move(uuid, uuid, date, date) is
  'Whether a rule, a person''s terms or a zone begins so near to some dates that their workweeks may share hours with '
  'others.';
