create or replace function app.missing_proof() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
      then case when not app.has_fresh_factor() then 'second_factor_needed' end
    when not app.has_fresh_sign_in() then 'fresh_sign_in_needed'
  end
$$;

comment on function app.missing_proof() is
  'What the caller has to show once more before a change of who gets in: second_factor_needed, fresh_sign_in_needed '
  'for whoever has no second factor, or null.';
