create or replace function public.end_job_rate(id uuid, valid_to public.day) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  chosen public.job_rates;
  locked date;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into chosen from public.job_rates r
  where r.company_id = company and r.id = end_job_rate.id and r.removed_at is null for update;
  if chosen.id is null then
    return app.refused('not_found');
  end if;
  if coalesce(end_job_rate.valid_to > app.company_today(company) + 730, true)
    or chosen.valid_to < end_job_rate.valid_to
  then
    return app.refused_with_detail('invalid_input', 'valid_to');
  end if;
  locked := app.locked_until(company, chosen.person_id);
  if end_job_rate.valid_to <= locked then
    return app.refused_as_locked(locked);
  end if;
  if end_job_rate.valid_to <= chosen.valid_from then
    update public.job_rates r set removed_at = now(), removed_by = app.my_person_id() where r.id = chosen.id;
  else
    update public.job_rates r set valid_to = end_job_rate.valid_to where r.id = chosen.id;
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.end_job_rate(uuid, public.day) is
  'An admin ends a job rate: valid_to is the first day without it. Up to its first day the rate is removed. Verdict '
  'applied or refused (not_allowed, not_found, invalid_input, day_locked with the first free day).';

grant execute on function public.end_job_rate(uuid, public.day) to authenticated;
