create or replace function public.my_departure() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object('verdict', 'ok', 'departure', app.departure_json(app.my_company_id()));
end
$$;

comment on function public.my_departure() is
  'For an admin: whether and when the company is deleted; departure is null for one that stays. Verdict ok or refused '
  '(not_allowed).';

grant execute on function public.my_departure() to authenticated;
