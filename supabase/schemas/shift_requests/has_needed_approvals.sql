create or replace function app.has_needed_approvals(request public.shift_requests) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from public.published_shifts p
    where p.company_id = request.company_id and p.id in (request.shift_id, request.other_shift_id)
      and not exists (
        select from unnest(request.approved_by) a
        where app.role_at(request.company_id, a, now()) = 'admin'
          or p.crew_id = any (app.crews_led_by(a, now()))
          or app.leads_at(a, request.company_id, p.person_id, now())
      )
  )
$$;

comment on function app.has_needed_approvals(public.shift_requests) is
  'Whether each shift of a request has the approval of a lead of its crew or person, or of an admin.';
