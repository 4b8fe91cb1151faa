create or replace function public.save_establishment(id uuid, facts jsonb, version integer default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  fits text;
  saved public.establishments;
begin
  if app.my_role() is distinct from 'admin' or save_establishment.id is null then
    return app.refused('not_allowed');
  end if;
  fits := app.first_wrong(facts, jsonb_build_object(
    'name', app.is_text_or_null(facts -> 'name', 100) and facts -> 'name' <> 'null',
    'ein', facts -> 'ein' = 'null' or app.matches_text(facts -> 'ein', '^[0-9]{9}$'),
    'street', app.is_text_or_null(facts -> 'street', 100) and facts -> 'street' <> 'null',
    'city', app.is_text_or_null(facts -> 'city', 100) and facts -> 'city' <> 'null',
    'state', app.matches_text(facts -> 'state', '^[A-Z]{2}$'),
    'zip', app.matches_text(facts -> 'zip', '^[0-9]{5}([0-9]{4})?$'),
    'naics', app.matches_text(facts -> 'naics', '^[0-9]{6}$'),
    'industry', app.is_text_or_null(facts -> 'industry', 300)
  ));
  if fits is not null then
    return app.refused_with_detail('invalid_input', fits);
  end if;
  if exists (
    select from public.establishments e
    where e.company_id = company and e.name = facts ->> 'name' and e.id <> save_establishment.id
  ) then
    return app.refused_with_detail('taken', 'name');
  end if;
  if version is null then
    insert into public.establishments (company_id, id, name, ein, street, city, state, zip, naics, industry)
    values (company, save_establishment.id, facts ->> 'name', facts ->> 'ein', facts ->> 'street', facts ->> 'city',
      facts ->> 'state', facts ->> 'zip', facts ->> 'naics', facts ->> 'industry')
    on conflict on constraint establishments_pkey do nothing
    returning * into saved;
  else
    update public.establishments e set
      name = facts ->> 'name', ein = facts ->> 'ein', street = facts ->> 'street', city = facts ->> 'city',
      state = facts ->> 'state', zip = facts ->> 'zip', naics = facts ->> 'naics', industry = facts ->> 'industry'
    where e.company_id = company and e.id = save_establishment.id and e.version = save_establishment.version
    returning * into saved;
  end if;
  if saved.id is null then
    return app.refused('changed_meanwhile');
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;

comment on function public.save_establishment(uuid, jsonb, integer) is
  'An admin adds an establishment, or changes it over the version that was read: {name, ein, street, city, state, '
  'zip, naics, industry}. Verdict applied with the version, or refused (not_allowed, invalid_input with the field in '
  'detail, taken, changed_meanwhile).';

grant execute on function public.save_establishment(uuid, jsonb, integer) to authenticated;
