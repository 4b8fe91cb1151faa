create or replace function public.save_company_sign_in(sign_in_id uuid, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  known public.company_sign_ins;
  wanted text[];
  keeps_proof boolean;
  wrong text;
  missing text;
begin
  if not app.is_admin_here() then
    return app.refused('not_allowed');
  end if;
  if sign_in_id is null then
    return app.refused_with_detail('invalid_input', 'sign_in_id');
  end if;
  select * into known from public.company_sign_ins s where s.id = sign_in_id for update;
  if known.company_id is distinct from company and known.id is not null then
    return app.refused('not_found');
  end if;
  wrong := app.wrong_sign_in_field(facts, known.id is null);
  if wrong is null and facts ->> 'kind' <> known.kind then
    wrong := 'kind';
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  missing := app.missing_proof();
  if missing is not null then
    return app.refused(missing);
  end if;
  if known.id is null and (select count(*) >= 10 from public.company_sign_ins s where s.company_id = company) then
    return app.refused('too_many');
  end if;
  wanted := array(select distinct jsonb_array_elements_text(facts -> 'domains') as domain order by domain);
  keeps_proof := coalesce(known.domains @> wanted, false);
  insert into public.company_sign_ins as s (
    id, company_id, kind, name, domains, issuer, client_id, client_secret, sign_in_url, certificate, metadata_url,
    email_claim, is_required, session_hours, proof
  )
  values (
    sign_in_id, company, facts ->> 'kind', trim(facts ->> 'name'), wanted, trim(facts ->> 'issuer'),
    trim(facts ->> 'client_id'), coalesce(facts ->> 'client_secret', known.client_secret),
    trim(facts ->> 'sign_in_url'), trim(facts ->> 'certificate'), trim(facts ->> 'metadata_url'),
    trim(facts ->> 'email_claim'),
    (facts ->> 'is_required')::boolean, (facts ->> 'session_hours')::integer,
    replace(gen_random_uuid()::text, '-', '')
  )
  on conflict (id) do update set
    name = excluded.name, domains = excluded.domains, issuer = excluded.issuer, client_id = excluded.client_id,
    client_secret = excluded.client_secret, sign_in_url = excluded.sign_in_url, certificate = excluded.certificate,
    metadata_url = excluded.metadata_url, email_claim = excluded.email_claim, is_required = excluded.is_required,
    session_hours = excluded.session_hours,
    proven_at = case when keeps_proof then s.proven_at end,
    proof_missing_since = case when keeps_proof then s.proof_missing_since end, is_on = keeps_proof and s.is_on,
    updated_at = now();
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.save_company_sign_in(uuid, jsonb) is
  'An admin adds or changes their company''s identity provider; the server has encrypted client_secret, and null '
  'keeps the one there is. A domain more has to be proven, so the sign-in is off until then. Verdict applied or '
  'refused (not_allowed, not_found, too_many, second_factor_needed, fresh_sign_in_needed, invalid_input with the '
  'field).';

grant execute on function public.save_company_sign_in(uuid, jsonb) to authenticated;
