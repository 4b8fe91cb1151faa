create or replace function public.my_announcements() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  my_role constant text := app.my_role();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'text_en', a.text_en, 'text_es', a.text_es,
      'starts_at', app.instant(a.starts_at), 'ends_at', app.instant(a.ends_at)
    ) order by a.starts_at, a.id), '[]')
    from (
      select * from app.leaving_announcement(app.my_company_id())
      union all
      select a.id, a.text_en, a.text_es, a.audience, a.starts_at, a.ends_at from app.announcements a
    ) a
    where a.ends_at > now() and a.starts_at < now() + interval '1 day'
      and case a.audience
        when 'everyone' then my_role is not null
        when 'leads' then my_role in ('supervisor', 'admin')
        else my_role = 'admin'
      end
  );
end
$$;

comment on function public.my_announcements() is
  'What the platform tells the caller now and within a day, so that a device shows it in time without a network; '
  'nothing to whoever belongs to no company.';

grant execute on function public.my_announcements() to authenticated;
