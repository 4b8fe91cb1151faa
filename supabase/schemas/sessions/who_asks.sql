-- The only lookup of the caller: docs/decisions/0246-one-function-knows-the-caller.md
create or replace function app.who_asks(
  may_be_suspended boolean default false, may_be_unfit boolean default false,
  out company_id uuid, out person_id uuid, out role text, out last_company_id uuid
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  session constant text := nullif(auth.jwt() ->> 'session_id', '');
  login constant uuid := case when app.is_visit() then app.visited_login() else auth.uid() end;
  is_doubtful boolean;
  is_suspended boolean;
begin
  select m.company_id, p.person_id, m.role, p.company_id,
    session is not null and not exists (
      select from auth.sessions s where s.id = session::uuid and (s.not_after is null or s.not_after > now())
    ) or exists (select from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified'),
    not may_be_suspended and exists (
      select from app.company_suspensions s where s.company_id = m.company_id and s.lifted_at is null
    )
  into who_asks.company_id, who_asks.person_id, who_asks.role, who_asks.last_company_id, is_doubtful, is_suspended
  from public.profiles p
  left join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  where p.id = login;
  if is_doubtful and not may_be_unfit then
    perform app.refuse_unfit_session();
  end if;
  -- The server sets this while it writes the company's archive for its admin.
  if is_suspended and current_setting('muster.reads_suspended', true) is distinct from 'on' then
    perform app.refuse_suspended(who_asks.company_id);
  end if;
end
$$;

comment on function app.who_asks(boolean, boolean) is
  'The caller''s person, in a support visit the person visited, and the company and role that they have as of now; '
  'last_company_id outlasts the membership. '
  'Raises for a session that doesn''t hold (app.refuse_unfit_session) and a suspended company '
  '(app.refuse_suspended), unless the arguments say that such a caller is answered too. No right may follow from '
  'what an unfit session is told.';
