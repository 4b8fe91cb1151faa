create or replace function app.visit_of_caller(visit_id uuid) returns app.support_visits
language plpgsql stable security definer set search_path = ''
as $$
declare
  visit app.support_visits;
begin
  if app.is_platform_admin() then
    select * into visit from app.support_visits v
    where v.id = visit_of_caller.visit_id and v.admin_user_id = auth.uid()
      and v.ended_at is null and v.until > clock_timestamp();
  end if;
  return visit;
end
$$;

comment on function app.visit_of_caller(uuid) is
  'The support visit, while the caller may read by it; else a row of nulls.';
