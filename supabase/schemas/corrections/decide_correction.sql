create or replace function public.decide_correction(id uuid, decision text, comment text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  correction public.time_corrections;
  refusal text;
begin
  select * into correction from public.time_corrections c
  where c.company_id = company and c.id = decide_correction.id;
  if correction.id is null or not coalesce(app.sees_person(company, correction.person_id), false) then
    return app.refused('not_found');
  end if;
  if not app.may_correct(correction) then
    return app.refused('not_allowed');
  end if;
  if coalesce(decision not in ('accept', 'decline'), true) or length(comment) > 1000 then
    return app.refused('invalid_input');
  end if;
  if decision = 'decline' and coalesce(trim(comment), '') = '' then
    return app.refused('comment_missing');
  end if;
  perform app.lock_people(company, array[correction.person_id]);
  select * into correction from public.time_corrections c
  where c.company_id = company and c.id = decide_correction.id for update;
  if correction.state <> 'asked' then
    return app.refused('already_decided');
  end if;
  if decision = 'accept' then
    refusal := app.apply_correction(correction);
    if refusal is not null then
      return app.refused(refusal);
    end if;
  end if;
  update public.time_corrections c set
    state = case when decision = 'accept' then 'applied' else 'declined' end,
    decided_by = app.my_person_id(), decided_at = now(), comment = nullif(trim(decide_correction.comment), '')
  where c.company_id = company and c.id = correction.id;
  perform app.tell_hours(array[correction.person_id]);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.decide_correction(uuid, text, text) is
  'The person''s lead, or an admin for a locked timesheet, accepts or declines (with a comment) a correction that was '
  'asked for. Verdict applied or refused (not_found, not_allowed, invalid_input, comment_missing, already_decided, '
  'time_impossible, changed_meanwhile, entry_open).';

grant execute on function public.decide_correction(uuid, text, text) to authenticated;
