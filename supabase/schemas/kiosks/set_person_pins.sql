create or replace function public.set_person_pins(pins jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  myself constant uuid := app.my_person_id();
  may_all constant boolean := app.is_admin_here();
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if jsonb_typeof(pins) is distinct from 'array' then
    return app.refused_with_detail('invalid_input', 'pins');
  end if;
  if jsonb_array_length(pins) not between 1 and 500 or exists (
    select from jsonb_array_elements(pins) as pin (item)
    where not coalesce(
      item ->> 'person_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        and item ->> 'salt' ~ '^[0-9a-f]{32}$'
        and item ->> 'hash' ~ '^[0-9a-f]{64}$' and item ->> 'proof_key' ~ '^[0-9a-f]{64}$'
        and item ->> 'iterations' ~ '^[1-9]\d{5,6}$',
      false
    )
  ) then
    return app.refused_with_detail('invalid_input', 'pins');
  end if;
  if exists (
    select from jsonb_array_elements(pins) as pin (item)
    where not exists (
      select from public.profiles p
      where p.company_id = company and p.person_id = (item ->> 'person_id')::uuid
        and (may_all or p.person_id = myself)
    )
  ) then
    return app.refused('not_allowed');
  end if;
  insert into public.person_pins (company_id, person_id, salt, hash, proof_key, iterations)
  select distinct on (item ->> 'person_id')
    company, (item ->> 'person_id')::uuid, item ->> 'salt', item ->> 'hash', item ->> 'proof_key',
    (item ->> 'iterations')::integer
  from jsonb_array_elements(pins) as pin (item)
  on conflict (company_id, person_id) do update set
    salt = excluded.salt, hash = excluded.hash, proof_key = excluded.proof_key,
    iterations = excluded.iterations, updated_at = now();
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.set_person_pins(jsonb) is
  'Sets PINs, as values that the browser derived: {person_id, salt, hash, proof_key, iterations}. An admin for the '
  'company, anyone for themselves; all of the list or none. Verdict applied or refused (not_allowed, '
  'invalid_input).';

grant execute on function public.set_person_pins(jsonb) to authenticated;
