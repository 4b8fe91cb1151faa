create or replace function public.complete_profile(
  first_name text, last_name text, phone text default null, language text default 'en'
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wrong constant text := case
    when coalesce(length(trim(first_name)) not between 1 and 100, true) then 'first_name'
    when coalesce(length(trim(last_name)) not between 1 and 100, true) then 'last_name'
    when length(phone) > 50 then 'phone'
    when not app.is_language(language) then 'language'
  end;
  person public.profiles;
begin
  perform app.refuse_unfit_session();
  select * into person from public.profiles p where p.id = auth.uid();
  if person.id is null or (person.company_id is not null and app.my_company_id() is null) then
    return app.refused('not_allowed');
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if person.company_id is null and not app.is_listed_platform_admin() then
    return app.refused('company_missing');
  end if;
  update public.profiles p set
    first_name = trim(complete_profile.first_name),
    last_name = trim(complete_profile.last_name),
    phone = nullif(trim(complete_profile.phone), ''),
    language = complete_profile.language,
    profile_complete = true
  where p.id = person.id;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.complete_profile(text, text, text, text) is
  'The caller''s own profile, complete from then on. Needs a company first, but for who looks after the platform. '
  'Verdict applied or refused (not_allowed, invalid_input with the field in detail, company_missing).';

grant execute on function public.complete_profile(text, text, text, text) to authenticated;
