create or replace function public.dispute_correction(id uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(trim(reason), '') = '' then
    return app.refused('comment_missing');
  end if;
  if length(reason) > 500 then
    return app.refused_with_detail('invalid_input', 'reason');
  end if;
  update public.time_corrections c set disputed_at = now(), dispute = trim(dispute_correction.reason)
  where c.company_id = app.my_company_id() and c.id = dispute_correction.id and c.person_id = app.my_person_id()
    and c.state = 'applied' and c.asked_by <> app.my_person_id() and c.disputed_at is null;
  if not found then
    return app.refused('not_found');
  end if;
  perform app.tell_hours(array[app.my_person_id()]);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.dispute_correction(uuid, text) is
  'The person says that a correction that someone else made to their time is not right; it stays until another one is '
  'made. Verdict applied or refused (not_found, comment_missing, invalid_input).';

grant execute on function public.dispute_correction(uuid, text) to authenticated;
