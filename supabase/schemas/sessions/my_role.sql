create or replace function app.my_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  session constant text := nullif(auth.jwt() ->> 'session_id', '');
  held text;
  is_doubtful boolean;
begin
  select m.role,
    session is not null and not exists (select from auth.sessions s where s.id = session::uuid)
      or exists (select from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified')
  into held, is_doubtful
  from public.profiles p
  left join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  where p.id = auth.uid();
  if is_doubtful then
    perform app.refuse_unfit_session();
  end if;
  return held;
end
$$;

comment on function app.my_role() is
  'employee, supervisor or admin, as of now; null for anyone else.';

grant execute on function app.my_role() to authenticated;
