create or replace function app.may_read_equipment(equipment uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.my_role() is not null and exists (
    select from public.equipment e where e.company_id = app.my_company_id() and e.id = equipment
  )
$$;

comment on function app.may_read_equipment(uuid) is
  'True when the caller, a member, may read of a piece of equipment: any of their company.';
