create or replace function public.remove_project_photos(photo_ids jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  ids uuid[];
  held public.project_photos[];
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  if not app.are_uuids(photo_ids, 500) then
    return app.refused_with_detail('invalid_input', 'photo_ids');
  end if;
  ids := array(select (jsonb_array_elements_text(photo_ids))::uuid);
  held := app.photos_to_change(ids);
  -- All or nothing, except that photos may already be gone.
  if exists (
    select from unnest(ids) i (id)
    where not exists (select from unnest(held) h where h.id = i.id) and not exists (
      select from public.attachments a
      where a.company_id = company and a.id = i.id and a.record_kind = 'project_album' and a.deleted_at is not null
        and a.record_id = any (app.my_projects())
    )
  ) then
    return app.refused('not_found');
  end if;
  if cardinality(held) = 0 then
    return jsonb_build_object('verdict', 'replayed');
  end if;
  delete from public.project_photos p using unnest(held) h where p.company_id = company and p.id = h.id;
  update public.attachments a set deleted_at = now()
  from unnest(held) h where a.company_id = company and a.id = h.id;
  perform pg_notify('erased_folders', '');
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.remove_project_photos(jsonb) is
  'Removes photos from their albums, at most 500 by their ids, by whoever added them, the projects'' supervisors and '
  'admins; public links stop showing them. All or none. Verdict applied or replayed, or refused (not_allowed, '
  'not_found, invalid_input).';

grant execute on function public.remove_project_photos(jsonb) to authenticated;
