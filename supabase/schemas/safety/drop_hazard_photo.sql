create or replace function public.drop_hazard_photo(change_id uuid, hazard_id uuid, photo_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', 'drop_photo', hazard_id, photo_id), 'UTF8'));
  held public.hazards;
  replay jsonb;
  declared public.attachments;
begin
  held := app.hazard_to_manage(hazard_id);
  if app.my_role() is null or held.id is null then
    return app.refused('not_found');
  end if;
  replay := app.hazard_replay(company, change_id, digest);
  if replay is not null then
    return replay;
  end if;
  if change_id is null then
    return app.refused_with_detail('invalid_input', 'change_id');
  end if;
  select * into declared from public.attachments a
  where a.company_id = company and a.id = photo_id and a.record_kind = 'hazard' and a.record_id = held.id
    and a.comment_id is null and a.deleted_at is null
  for update;
  if declared.id is null then
    return app.refused('not_found');
  end if;
  if exists (select from storage.objects o where o.bucket_id = 'attachments' and o.name = declared.path) then
    return app.refused('photo_stored');
  end if;
  update public.attachments a set deleted_at = now() where a.company_id = company and a.id = photo_id;
  perform app.add_hazard_event(company, held.id, change_id, 'photo_dropped', null, '{}', digest);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.drop_hazard_photo(uuid, uuid, uuid) is
  'Who manages a hazard stops waiting for a photo that never arrived, under an id that the device made. Verdict '
  'applied or replayed, or refused (not_found, invalid_input, photo_stored).';

grant execute on function public.drop_hazard_photo(uuid, uuid, uuid) to authenticated;
