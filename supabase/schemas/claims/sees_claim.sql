create or replace function app.sees_claim(c public.claims) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(c.company_id = app.my_company_id() and app.my_role() is not null and (
    c.person_id = app.my_person_id() or app.my_role() = 'admin'
    or (app.my_role() = 'supervisor' and c.kind <> 'receipt' and c.person_id = any (app.my_crew_people()))
  ), false)
$$;

comment on function app.sees_claim(public.claims) is
  'True when the caller may read a claim: their own, supervisors the miles and days of their crews, admins all. '
  'Receipts have a page and rights of their own.';
