create or replace function public.my_time_off() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.my_company_id() is null then
    return app.refused('not_allowed');
  end if;
  return app.time_off_of(app.my_company_id(), app.my_person_id());
end
$$;

comment on function public.my_time_off() is
  'The caller''s time off: balances, requests and ledger. Verdict ok or refused (not_allowed).';

grant execute on function public.my_time_off() to authenticated;
