create or replace function app.people_whose_claims_i_decide() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  role constant text := app.my_role();
  admins_approve constant boolean := coalesce(
    app.approval_rule(company, app.company_today(company)) -> 'levels' = '["admin"]', false
  );
  claimants uuid[];
  crew uuid[] := '{}';
  led uuid[] := '{}';
begin
  if coalesce(role not in ('supervisor', 'admin'), true) then
    return '{}';
  end if;
  claimants := array(
    select distinct c.person_id from public.claims c
    where c.company_id = company and c.kind <> 'receipt' and c.state in ('waiting', 'approved') and c.paid_in is null
  );
  if not admins_approve then
    select coalesce(array_agg(l.person_id) filter (where l.by_me), '{}'),
      coalesce(array_agg(l.person_id) filter (where l.by_another), '{}')
    into crew, led from app.led_people(company, claimants, me) l;
  end if;
  return array(
    select c from unnest(claimants) c
    where case when c = me then app.is_sole_admin(company, me)
      else c = any (crew) or (role = 'admin' and c <> all (led)) end
  );
end
$$;

comment on function app.people_whose_claims_i_decide() is
  'People with claims of miles or days that the caller decides, as their timesheets: who leads them, an admin where '
  'no one else does, the only admin also their own.';
