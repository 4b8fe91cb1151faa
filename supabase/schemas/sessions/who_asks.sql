-- Asks for the session too: docs/decisions/0029-what-a-session-must-show.md
create or replace function app.who_asks(out company_id uuid, out person_id uuid, out role text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  session constant text := nullif(auth.jwt() ->> 'session_id', '');
  is_doubtful boolean;
begin
  select m.company_id, p.person_id, m.role,
    session is not null and not exists (select from auth.sessions s where s.id = session::uuid)
      or exists (select from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified')
  into who_asks.company_id, who_asks.person_id, who_asks.role, is_doubtful
  from public.profiles p
  left join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  where p.id = auth.uid();
  if is_doubtful then
    perform app.refuse_unfit_session();
  end if;
end
$$;

comment on function app.who_asks() is
  'The caller''s company and role as of now, and their person, as my_company_id, my_role and my_person_id answer one '
  'by one.';
