create or replace function public.start_leaving(name text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if not app.has_fresh_sign_in() then
    return app.refused('fresh_sign_in_needed');
  end if;
  return app.begin_leaving(app.my_company_id(), name, null);
end
$$;

comment on function public.start_leaving(text) is
  'An admin who has just signed in has the company deleted in 30 days; its name confirms it. People work on until '
  'then. Verdict applied with deletes_at, or refused (not_allowed, fresh_sign_in_needed, already_leaving, '
  'invalid_input).';

grant execute on function public.start_leaving(text) to authenticated;
