create or replace function app.my_hazards() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
begin
  return array(
    select r.hazard_id from public.hazard_reporters r where r.company_id = company and r.person_id = me
    union
    select h.id from public.hazards h where h.company_id = company and h.assignee_person_id = me
    union
    select a.hazard_id from public.corrective_actions a where a.company_id = company and a.assignee_person_id = me
  );
end
$$;

comment on function app.my_hazards() is
  'The hazards that the caller has reported under their name or works on.';
