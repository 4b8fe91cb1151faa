create or replace function public.save_company_icons(icons jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if icons is not null and (
    jsonb_typeof(icons) <> 'object'
    or not (icons ?& array['any_192', 'any_512', 'maskable_512', 'monochrome_512', 'apple_180'])
    or exists (
      select from jsonb_each(icons) i
      where i.key not in ('any_192', 'any_512', 'maskable_512', 'monochrome_512', 'apple_180')
        or jsonb_typeof(i.value) <> 'string' or not app.is_picture_url(i.value)
    )
  ) then
    return app.refused_with_detail('invalid_input', 'icons');
  end if;
  update public.companies c set settings = case
    when icons is null then c.settings - 'icons'
    else c.settings || jsonb_build_object('icons', icons)
  end
  where c.id = app.my_company_id();
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.save_company_icons(jsonb) is
  'An admin sets the icons with which the company''s app is installed, by purpose and size, or takes them back with '
  'null. Verdict applied or refused (not_allowed, invalid_input).';

grant execute on function public.save_company_icons(jsonb) to authenticated;
