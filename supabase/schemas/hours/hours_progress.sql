create or replace function public.hours_progress() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if coalesce(app.my_role() not in ('admin', 'supervisor'), true) then
    return app.refused('not_allowed');
  end if;
  return (
    select jsonb_build_object(
      'verdict', 'ok', 'waiting_people', count(distinct q.person_id),
      'since', app.instant(min(q.due_at))
    )
    from app.hours_queue q where q.company_id = company
  );
end
$$;

comment on function public.hours_progress() is
  'For supervisors and admins: of how many people in the company hours are still to be calculated. Verdict ok or '
  'refused (not_allowed).';

grant execute on function public.hours_progress() to authenticated;
