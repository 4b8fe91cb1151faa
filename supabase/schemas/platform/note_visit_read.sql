create or replace function public.note_visit_read(visit_id uuid, opened text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  visit constant app.support_visits := app.visit_of_caller(visit_id);
begin
  if visit.id is null then
    return app.refused('visit_over');
  end if;
  if not app.is_open_in_visit(opened) then
    return app.refused('not_in_visit');
  end if;
  insert into app.support_visit_reads (visit_id, company_id, person_id, opened)
  values (visit.id, visit.company_id, visit.person_id, opened);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.note_visit_read(uuid, text) is
  'The data API asks it before each request of a support visit, in a transaction of its own: whether the visit is the '
  'caller''s and under way, whether the function may be read in it; then it is recorded. Verdict applied or refused '
  '(visit_over, not_in_visit).';

grant execute on function public.note_visit_read(uuid, text) to authenticated;
