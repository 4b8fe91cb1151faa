create or replace function public.confirm_shift(shift_id uuid, sequence integer, confirmed_at public.instant)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  shift public.published_shifts;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if sequence is null or confirmed_at is null or not isfinite(confirmed_at) then
    return app.refused_with_detail(
      'invalid_input', case when sequence is null then 'sequence' else 'confirmed_at' end
    );
  end if;
  select * into shift from public.published_shifts p
  where p.company_id = company and p.id = shift_id and p.person_id = app.my_person_id() for update;
  if shift.id is null then
    return app.refused('not_found');
  elsif shift.sequence <> confirm_shift.sequence or shift.canceled_at is not null then
    return app.refused('changed_meanwhile');
  elsif shift.confirmed_at is not null then
    return jsonb_build_object('verdict', 'replayed');
  end if;
  update public.published_shifts p set confirmed_at = least(confirm_shift.confirmed_at, now())
  where p.company_id = company and p.id = shift.id;
  perform app.tell_boards(company, array_remove(array[shift.crew_id], null), array[shift.person_id]);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.confirm_shift(uuid, integer, public.instant) is
  'The caller has seen an own shift as it is. A device may repeat it. Verdict applied or replayed, or refused '
  '(not_allowed, not_found, invalid_input, changed_meanwhile).';

grant execute on function public.confirm_shift(uuid, integer, public.instant) to authenticated;
