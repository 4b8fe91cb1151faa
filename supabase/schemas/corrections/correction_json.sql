create or replace function app.correction_json(correction public.time_corrections) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := correction.company_id;
  me constant uuid := app.my_person_id();
begin
  return jsonb_build_object(
    'id', correction.id, 'person_id', correction.person_id, 'kind', correction.kind,
    'entry_id', correction.entry_id, 'before', correction.before, 'after', correction.after,
    'reason', correction.reason, 'state', correction.state, 'is_locked', correction.is_locked,
    'asked_by', correction.asked_by, 'asked_at', app.instant(correction.asked_at),
    'decided_at', app.instant(correction.decided_at), 'comment', correction.comment,
    'disputed_at', app.instant(correction.disputed_at), 'dispute', correction.dispute,
    'may_decide', correction.state = 'asked' and app.may_correct(correction),
    'may_withdraw', correction.state = 'asked' and correction.asked_by = me,
    'may_dispute', correction.state = 'applied' and correction.disputed_at is null
      and correction.person_id = me and correction.asked_by <> me,
    -- The zone of its wall times.
    'zone', coalesce(correction.after ->> 'zone', (
      select e.zone from public.time_entries e where e.company_id = company and e.id = correction.entry_id
    )),
    'names', app.job_names(company, array[
      correction.before ->> 'project_id', correction.before ->> 'cost_code_id',
      correction.after ->> 'project_id', correction.after ->> 'cost_code_id'
    ]::uuid[])
  ) || (
    select jsonb_object_agg(n.field, (
      select trim(p.first_name || ' ' || p.last_name) from public.profiles p
      where p.company_id = company and p.person_id = n.person
    ))
    from (values
      ('name', correction.person_id), ('asker', correction.asked_by), ('decider', correction.decided_by)
    ) as n (field, person)
  );
end
$$;

comment on function app.correction_json(public.time_corrections) is
  'A correction of time as corrections.ts of packages/contract describes it, with what the caller may do about it.';
