create or replace function app.is_people_change(company uuid, change jsonb) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    case change ->> 'kind'
      when 'role' then change ->> 'role' in ('employee', 'supervisor', 'admin')
      when 'deactivate' then true
      when 'reactivate' then true
      when 'add_to_crew' then exists (
        select from public.crews c where c.company_id = company and c.id::text = change ->> 'crew_id'
      )
      when 'remove_from_crew' then exists (
        select from public.crews c where c.company_id = company and c.id::text = change ->> 'crew_id'
      )
    end,
    false
  );
end
$$;

comment on function app.is_people_change(uuid, jsonb) is
  'True when a change for many people is one that change_people knows.';
