create or replace function public.change_project_photo(photo_id uuid, version integer, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held public.project_photos;
  wrong text;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  held := (app.photos_to_change(array[photo_id]))[1];
  if held.id is null then
    return app.refused('not_found');
  end if;
  wrong := app.first_wrong(facts, jsonb_build_object(
    'caption', app.is_text_or_null(facts -> 'caption', 500),
    'tags', app.are_tags(facts -> 'tags'),
    'site_id', app.is_project_site(held.company_id, held.project_id, facts -> 'site_id')
  ));
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if held.version is distinct from change_project_photo.version then
    return app.refused('changed_meanwhile');
  end if;
  update public.attachments a set caption = trim(facts ->> 'caption')
  where a.company_id = held.company_id and a.id = held.id and a.caption is distinct from trim(facts ->> 'caption');
  update public.project_photos p
  set tags = array(select jsonb_array_elements_text(facts -> 'tags')),
    site_id = (facts ->> 'site_id')::uuid,
    -- It was about the other site.
    place_verdict = case when p.site_id = (facts ->> 'site_id')::uuid then p.place_verdict end
  where p.company_id = held.company_id and p.id = held.id;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.change_project_photo(uuid, integer, jsonb) is
  'Changes caption, tags and site of a photo, by whoever added it, the project''s supervisors and admins: {caption, '
  'tags, site_id}. Verdict applied, or refused (not_allowed, not_found, invalid_input with the field in detail, '
  'changed_meanwhile).';

grant execute on function public.change_project_photo(uuid, integer, jsonb) to authenticated;
