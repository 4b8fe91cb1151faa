create or replace function public.list_location_reads(
  of_company boolean default false, before public.instant default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 100;
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
begin
  if company is null or me is null or app.my_role() is null
    or coalesce(of_company and app.my_role() <> 'admin', true)
  then
    return app.refused('not_allowed');
  end if;
  return (
    with found as materialized (
      select r.* from public.location_reads r
      where r.company_id = company and (of_company or r.person_id = me) and (before is null or r.read_at < before)
      order by r.read_at desc, r.id limit page_size
    )
    select jsonb_build_object(
      'verdict', 'ok',
      'reads', coalesce(jsonb_agg(
        jsonb_build_object(
          'id', r.id, 'reader', app.person_label(company, r.reader_person_id),
          'person', app.person_label(company, r.person_id), 'from_at', app.instant(r.from_at),
          'to_at', app.instant(r.to_at), 'purpose', r.purpose, 'points', r.points,
          'read_at', app.precise_instant(r.read_at)
        ) order by r.read_at desc, r.id
      ), '[]'),
      'next', case when count(*) = page_size then app.precise_instant(min(r.read_at)) end
    )
    from found r
  );
end
$$;

comment on function public.list_location_reads(boolean, public.instant) is
  'Who looked at the caller''s location, when and why, the newest first; for admins of_company has everyone''s. A '
  'hundred at a time: next is the before of the following page. Verdict ok or refused (not_allowed).';

grant execute on function public.list_location_reads(boolean, public.instant) to authenticated;
