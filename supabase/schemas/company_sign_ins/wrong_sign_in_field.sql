create or replace function app.wrong_sign_in_field(facts jsonb, is_new boolean) returns text
language sql immutable set search_path = ''
as $$
  select app.first_wrong(facts, jsonb_build_object(
    'kind', app.is_choice(facts -> 'kind', 'oidc', 'saml'),
    'name', coalesce(facts -> 'name' <> 'null', false) and app.is_text_or_null(facts -> 'name', 100),
    'domains', app.are_domains(facts -> 'domains'),
    'issuer', coalesce(facts -> 'issuer' <> 'null', false) and app.is_text_or_null(facts -> 'issuer', 1000)
      and (facts ->> 'kind' is distinct from 'oidc' or facts ->> 'issuer' ~ '^https?://[^\s]+$'),
    'client_id', coalesce((facts -> 'client_id' <> 'null') = (facts ->> 'kind' = 'oidc'), false)
      and app.is_text_or_null(facts -> 'client_id', 500),
    -- Without a new secret, a provider keeps its current one.
    'client_secret', case
      when facts ->> 'client_secret' is null then facts ->> 'kind' is distinct from 'oidc' or not is_new
      else facts ->> 'kind' = 'oidc' and facts ->> 'client_secret' ~ '^v1\.[\w-]+$'
        and length(facts ->> 'client_secret') <= 4000
    end,
    'sign_in_url', coalesce((facts -> 'sign_in_url' <> 'null') = (facts ->> 'kind' = 'saml'), false)
      and app.is_text_or_null(facts -> 'sign_in_url', 1000)
      and coalesce(facts ->> 'sign_in_url' ~ '^https?://[^\s]+$', true),
    'certificate', coalesce((facts -> 'certificate' <> 'null') = (facts ->> 'kind' = 'saml'), false)
      and app.is_text_or_null(facts -> 'certificate', 40000),
    'metadata_url', facts ->> 'metadata_url' is null
      or facts ->> 'kind' = 'saml' and app.is_text_or_null(facts -> 'metadata_url', 1000)
      and facts ->> 'metadata_url' ~ '^https?://[^\s]+$',
    'email_claim', coalesce(facts -> 'email_claim' <> 'null', false)
      and app.is_text_or_null(facts -> 'email_claim', 200),
    'is_required', coalesce(jsonb_typeof(facts -> 'is_required') = 'boolean', false),
    'session_hours', app.is_whole(facts -> 'session_hours', 1, 720)
  ))
$$;

comment on function app.wrong_sign_in_field(jsonb, boolean) is
  'The first field of a company sign-in that is unknown, missing or not allowed; null when all are right.';
