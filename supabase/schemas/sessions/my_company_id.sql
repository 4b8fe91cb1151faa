-- Asks for the session too, also where there is no company: docs/decisions/0029-what-a-session-must-show.md
create or replace function app.my_company_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  session constant text := nullif(auth.jwt() ->> 'session_id', '');
  company uuid;
  is_doubtful boolean;
begin
  select m.company_id,
    session is not null and not exists (select from auth.sessions s where s.id = session::uuid)
      or exists (select from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified')
  into company, is_doubtful
  from public.profiles p
  left join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  where p.id = auth.uid();
  if is_doubtful then
    perform app.refuse_unfit_session();
  end if;
  return company;
end
$$;

comment on function app.my_company_id() is
  'The company that the caller is a member of now, in a session that holds; null for anyone else, so that a '
  'deactivated person reads nothing.';

grant execute on function app.my_company_id() to authenticated;
