create or replace function app.hazard_to_manage(hazard_id uuid) returns public.hazards
language plpgsql set search_path = ''
as $$
declare
  held public.hazards;
begin
  select * into held from public.hazards h
  where h.company_id = app.my_company_id() and h.id = hazard_id for update;
  if app.may_manage_hazard(held) then
    return held;
  end if;
  return null;
end
$$;

comment on function app.hazard_to_manage(uuid) is
  'A hazard that the caller may manage, its row held until the transaction ends; null for any other.';
