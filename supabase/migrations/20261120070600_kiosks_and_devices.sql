-- Shared tablets, push tokens of phones, and the errors that apps report.

create table public.kiosks (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id),
  user_id uuid not null unique,
  name text not null check (length(trim(name)) between 1 and 100),
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  unique (company_id, id)
);
comment on table public.kiosks is
  'A tablet with a login of its own. It may call record_punches and kiosk_roster and nothing else.';
create index kiosks_company_idx on public.kiosks (company_id);

create table public.kiosk_sites (
  company_id uuid not null,
  kiosk_id uuid not null,
  site_id uuid not null,
  primary key (kiosk_id, site_id),
  foreign key (company_id, kiosk_id) references public.kiosks (company_id, id),
  foreign key (company_id, site_id) references public.project_sites (company_id, id)
);
comment on table public.kiosk_sites is
  'Where a kiosk stands: it serves the crews of those sites'' projects. Without a site it serves the whole company.';
create index kiosk_sites_kiosk_idx on public.kiosk_sites (company_id, kiosk_id);
create index kiosk_sites_site_idx on public.kiosk_sites (company_id, site_id);

create table public.person_pins (
  company_id uuid not null,
  person_id uuid not null,
  salt text not null check (length(salt) between 16 and 200),
  hash text not null check (length(hash) between 32 and 200),
  iterations integer not null check (iterations >= 100000),
  updated_at timestamptz not null default now(),
  primary key (company_id, person_id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.person_pins is
  'A person''s kiosk PIN as PBKDF2-SHA-256 with a salt of its own, slow enough for a tablet to check offline.';

alter table public.kiosks enable row level security;
create policy kiosks_read on public.kiosks for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
grant select (id, company_id, name, created_at, revoked_at) on public.kiosks to authenticated;
-- Withheld: user_id, and every write.

alter table public.kiosk_sites enable row level security;
create policy kiosk_sites_read on public.kiosk_sites for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
grant select (company_id, kiosk_id, site_id) on public.kiosk_sites to authenticated;

alter table public.person_pins enable row level security;
-- Withheld: everything; a kiosk gets its people's hashes from kiosk_roster.

grant select, insert, update, delete on public.kiosks, public.kiosk_sites to service_role;

create function app.kiosk_people(kiosk public.kiosks, at timestamptz) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  everyone boolean := not exists (select from public.kiosk_sites s where s.kiosk_id = kiosk.id)
    or exists (
      select from public.kiosk_sites s
      join public.project_sites site on site.id = s.site_id
      where s.kiosk_id = kiosk.id
        and not exists (select from public.project_crews pc where pc.project_id = site.project_id)
    );
begin
  if everyone then
    return array(
      select m.person_id from public.memberships m
      where m.company_id = kiosk.company_id
        and m.valid_from <= at and (m.valid_to is null or m.valid_to > at)
    );
  end if;
  return array(
    select distinct c.person_id
    from public.kiosk_sites s
    join public.project_sites site on site.id = s.site_id
    join public.project_crews pc on pc.project_id = site.project_id
    join public.crew_members c on c.crew_id = pc.crew_id
    join public.memberships m on m.company_id = c.company_id and m.person_id = c.person_id
    where s.kiosk_id = kiosk.id
      and c.valid_from <= at and (c.valid_to is null or c.valid_to > at)
      and m.valid_from <= at and (m.valid_to is null or m.valid_to > at)
  );
end
$$;
comment on function app.kiosk_people(public.kiosks, timestamptz) is
  'Whom a kiosk serves at an instant: the crews of its sites'' projects; everyone where it has no site or a project has no crew.';

create function public.kiosk_roster() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  kiosk public.kiosks;
begin
  select * into kiosk from public.kiosks k where k.user_id = auth.uid() and k.revoked_at is null;
  if kiosk.id is null then
    return jsonb_build_object('verdict', 'refused', 'reason', 'not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'server_time', app.instant(now()),
    'kiosk', jsonb_build_object('id', kiosk.id, 'name', kiosk.name),
    'people', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'person_id', p.person_id,
          'name', trim(p.first_name || ' ' || p.last_name),
          'pin', case when pin.hash is not null then
            jsonb_build_object('salt', pin.salt, 'hash', pin.hash, 'iterations', pin.iterations)
          end
        ) order by p.first_name, p.last_name, p.person_id
      ), '[]')
      from public.profiles p
      left join public.person_pins pin on pin.company_id = p.company_id and pin.person_id = p.person_id
      where p.company_id = kiosk.company_id and p.person_id = any (app.kiosk_people(kiosk, now()))
    ),
    'projects', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'number', p.number, 'name', p.name) order by p.name, p.id), '[]')
      from public.projects p
      where p.company_id = kiosk.company_id and p.archived_at is null
        and (
          not exists (select from public.kiosk_sites s where s.kiosk_id = kiosk.id)
          or exists (
            select from public.kiosk_sites s join public.project_sites site on site.id = s.site_id
            where s.kiosk_id = kiosk.id and site.project_id = p.id
          )
        )
    ),
    'cost_codes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'code', c.code, 'name', c.name) order by c.code), '[]')
      from public.cost_codes c
      where c.company_id = kiosk.company_id and c.archived_at is null
    )
  );
end
$$;
comment on function public.kiosk_roster() is
  'For a kiosk: its people with their PIN hashes, its projects and the cost codes. Anyone else gets verdict refused.';
grant execute on function public.kiosk_roster() to authenticated;

-- Push tokens -----------------------------------------------------------------------------------

create table public.device_tokens (
  user_id uuid not null,
  token text not null check (length(token) between 1 and 4096),
  platform text not null check (platform in ('ios', 'android', 'web')),
  created_at timestamptz not null default now(),
  session_id uuid default ((auth.jwt() ->> 'session_id')::uuid),
  primary key (user_id, token)
);
comment on table public.device_tokens is 'Where a signed-in person''s phone receives pushes.';
comment on column public.device_tokens.session_id is 'The session that registered it: revoking that one ends the pushes.';
create index device_tokens_token_idx on public.device_tokens (token);

create function app.release_device_token() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.device_tokens t where t.token = new.token and t.user_id <> new.user_id;
  return null;
end
$$;
comment on function app.release_device_token() is
  'A phone that another person signed in on no longer receives the former one''s pushes.';
create trigger release_device_token after insert or update on public.device_tokens
  for each row execute function app.release_device_token();

alter table public.device_tokens enable row level security;
create policy device_tokens_read on public.device_tokens for select to authenticated
  using (user_id = (select auth.uid()));
create policy device_tokens_insert on public.device_tokens for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy device_tokens_update on public.device_tokens for update to authenticated
  using (user_id = (select auth.uid()));
create policy device_tokens_delete on public.device_tokens for delete to authenticated
  using (user_id = (select auth.uid()));
grant
  select (user_id, token, platform, created_at),
  insert (user_id, token, platform, created_at),
  update (user_id, token, platform, created_at)
  on public.device_tokens to authenticated;
grant delete on public.device_tokens to authenticated;
grant select, insert, update, delete on public.device_tokens to service_role;

-- Error reports ---------------------------------------------------------------------------------

create table public.client_errors (
  id uuid primary key,
  company_id uuid references public.companies (id),
  user_id uuid,
  route text,
  message text not null,
  app_version text,
  user_agent text,
  context jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on table public.client_errors is 'What the error screen reported; the id is the one that the person reads out.';
create index client_errors_company_idx on public.client_errors (company_id, created_at);
create index client_errors_created_idx on public.client_errors (created_at);

alter table public.client_errors enable row level security;
create policy client_errors_read_platform on public.client_errors for select to authenticated
  using ((select app.is_platform_admin()));
grant select (id, company_id, route, message, app_version, user_agent, context, created_at)
  on public.client_errors to authenticated;
grant select, delete on public.client_errors to service_role;

create function public.report_client_error(
  event_id uuid,
  message text,
  route text default null,
  app_version text default null,
  context jsonb default '{}'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  -- Anyone may report, so what they can fill the table with is bounded.
  if event_id is null or message is null
    or pg_column_size(context) > 8000
    or (select count(*) from public.client_errors e where e.created_at > now() - interval '1 minute') >= 300
  then
    return jsonb_build_object('verdict', 'refused', 'reason', 'invalid_input');
  end if;
  insert into public.client_errors (id, company_id, user_id, route, message, app_version, user_agent, context)
  values (
    event_id, app.my_company_id(), auth.uid(), left(route, 500), left(message, 2000), left(app_version, 50),
    left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-user-agent', 300),
    coalesce(context, '{}')
  )
  on conflict (id) do nothing;
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.report_client_error(uuid, text, text, text, jsonb) is
  'Stores an app''s error under the id shown to the person. At most 300 a minute in all; verdict applied or refused.';
grant execute on function public.report_client_error(uuid, text, text, text, jsonb) to anon, authenticated;
