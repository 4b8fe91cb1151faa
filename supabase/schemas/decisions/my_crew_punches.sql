create or replace function public.my_crew_punches() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  return jsonb_build_object('punches', (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', p.id, 'kind', p.kind, 'break_kind', p.break_kind, 'occurred_at', app.instant(p.occurred_at),
        'zone', p.zone, 'project_name', project.name, 'by', trim(actor.first_name || ' ' || actor.last_name)
      ) order by p.occurred_at desc, p.id
    ), '[]')
    from app.punches_to_answer(company, app.my_person_id()) p
    left join public.projects project on project.company_id = p.company_id and project.id = p.project_id
    left join public.profiles actor on actor.company_id = p.company_id and actor.person_id = p.actor_person_id
  ));
end
$$;

comment on function public.my_crew_punches() is
  'The punches of the last 14 days that someone else made for the caller and that the caller has not answered, '
  'newest first.';

grant execute on function public.my_crew_punches() to authenticated;
