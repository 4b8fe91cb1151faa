create or replace function public.platform_announcements(from_row integer default 0, max_rows integer default 50)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  if not app.is_page(from_row, max_rows) then
    return app.refused_with_detail('invalid_input', 'from_row');
  end if;
  return jsonb_build_object(
    'verdict', 'ok', 'total', (select count(*) from app.announcements),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'text_en', a.text_en, 'text_es', a.text_es, 'audience', a.audience,
        'starts_at', app.instant(a.starts_at), 'ends_at', app.instant(a.ends_at), 'version', a.version,
        'state', case when a.ends_at <= now() then 'over' when a.starts_at > now() then 'upcoming' else 'shown' end
      ) order by a.starts_at desc, a.id), '[]')
      from (
        select * from app.announcements order by starts_at desc, id limit max_rows offset from_row
      ) a
    )
  );
end
$$;

comment on function public.platform_announcements(integer, integer) is
  'For a platform admin: a page of all announcements, the latest first. Verdict ok or refused (not_allowed, '
  'invalid_input).';

grant execute on function public.platform_announcements(integer, integer) to authenticated;
