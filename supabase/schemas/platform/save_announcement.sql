create or replace function public.save_announcement(
  id uuid, text_en text, text_es text, audience text, starts_at text, ends_at text, version integer default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  wrong text;
  begins timestamptz;
  ends timestamptz;
  known app.announcements;
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  wrong := case
    when save_announcement.id is null then 'id'
    when coalesce(length(trim(save_announcement.text_en)) not between 1 and 500, true) then 'text_en'
    when coalesce(length(trim(save_announcement.text_es)) not between 1 and 500, true) then 'text_es'
    when coalesce(save_announcement.audience not in ('everyone', 'leads', 'admins'), true) then 'audience'
    when not app.is_instant(to_jsonb(save_announcement.starts_at)) then 'starts_at'
    when not app.is_instant(to_jsonb(save_announcement.ends_at)) then 'ends_at'
  end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  begins := save_announcement.starts_at::timestamptz;
  ends := save_announcement.ends_at::timestamptz;
  -- With an earlier end no one would see it; a visible announcement ends with the current minute at the earliest.
  if ends <= begins or ends < now() - interval '1 minute' then
    return app.refused_with_detail('invalid_input', 'ends_at');
  end if;
  select * into known from app.announcements a where a.id = save_announcement.id for update;
  if known.id is null then
    if save_announcement.version is not null then
      return app.refused('not_found');
    end if;
    insert into app.announcements (id, text_en, text_es, audience, starts_at, ends_at)
    values (
      save_announcement.id, trim(save_announcement.text_en), trim(save_announcement.text_es),
      save_announcement.audience, begins, ends
    );
    return jsonb_build_object('verdict', 'applied');
  end if;
  if known.version is distinct from save_announcement.version then
    return app.refused('changed_meanwhile');
  end if;
  update app.announcements a set
    text_en = trim(save_announcement.text_en), text_es = trim(save_announcement.text_es),
    audience = save_announcement.audience, starts_at = begins, ends_at = ends
  where a.id = known.id;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.save_announcement(uuid, text, text, text, text, text, integer) is
  'For a platform admin: a new announcement under an id that the device makes, or a change over the version that '
  'was read. Ended early, it ends now. Verdict applied or refused (not_allowed, not_found, changed_meanwhile, '
  'invalid_input with the field in detail).';

grant execute on function public.save_announcement(uuid, text, text, text, text, text, integer) to authenticated;
