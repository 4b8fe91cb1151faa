create or replace function public.remove_person_pins(person_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_admin_here() then
    return app.refused('not_allowed');
  end if;
  delete from public.person_pins p
  where p.company_id = app.my_company_id() and p.person_id = any (person_ids);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.remove_person_pins(uuid[]) is
  'An admin takes PINs away: these people cannot use a kiosk. Verdict applied or refused (not_allowed).';

grant execute on function public.remove_person_pins(uuid[]) to authenticated;
