create or replace function public.hide_first_steps() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  update public.companies c set first_steps_hidden_at = now()
  where c.id = app.my_company_id() and c.first_steps_hidden_at is null;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.hide_first_steps() is
  'An admin hides the checklist of first steps for all admins of the company. Verdict applied or refused '
  '(not_allowed).';

grant execute on function public.hide_first_steps() to authenticated;
