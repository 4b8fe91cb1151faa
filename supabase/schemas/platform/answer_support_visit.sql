create or replace function public.answer_support_visit(visit_id uuid, is_granted boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asker constant record := app.who_asks();
  visit app.support_visits;
begin
  if asker.role is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if is_granted is null then
    return app.refused_with_detail('invalid_input', 'is_granted');
  end if;
  update app.support_visits v set
    consent = case when is_granted then 'given' else 'refused' end, answered_by = asker.person_id,
    begun_at = case when is_granted then now() end,
    until = case when is_granted then now() + make_interval(mins => v.minutes) end,
    ended_at = case when not is_granted then now() end,
    ended_by_name = case when not is_granted then app.person_name(v.company_id, asker.person_id) end
  where v.id = answer_support_visit.visit_id and v.company_id = asker.company_id and v.consent = 'waiting'
    and v.ended_at is null and v.asked_at > now() - interval '24 hours'
  returning * into visit;
  if visit.id is null then
    return app.refused('not_found');
  end if;
  if is_granted then
    perform app.tell_of_visit(visit);
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.answer_support_visit(uuid, boolean) is
  'An admin lets support look at what a person of the company sees, or not; then the minutes begin. Verdict applied '
  'or refused (not_allowed, not_found also where it no longer waits, invalid_input).';

grant execute on function public.answer_support_visit(uuid, boolean) to authenticated;
