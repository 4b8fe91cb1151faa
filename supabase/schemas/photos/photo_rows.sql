create or replace function app.photo_rows(company uuid, ids uuid[]) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := app.my_person_id();
  leads constant boolean := app.my_role() in ('supervisor', 'admin');
begin
  return (
    select coalesce(json_agg(r), '[]')
    from (
      select p.id, json_build_object('id', j.id, 'name', j.name) as project,
        case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as site,
        case when w.person_id is not null then
          json_build_object('person_id', w.person_id, 'name', trim(w.first_name || ' ' || w.last_name))
        end as person,
        a.caption, p.tags, p.place_verdict, app.instant(p.taken_at) as taken_at,
        app.instant(a.created_at) as received_at, app.instant(p.stated_at) as stated_at,
        p.taken_on, a.path, a.mime_type,
        p.drawn_at is not null and not p.is_broken as has_thumbnail, p.is_broken,
        exists (select from storage.objects o where o.bucket_id = 'attachments' and o.name = a.path) as is_stored,
        leads or a.person_id = me as may_change, p.version
      from unnest(ids) with ordinality i (id, place)
      join public.project_photos p on p.company_id = company and p.id = i.id
      join public.attachments a on a.company_id = company and a.id = p.id
      join public.projects j on j.company_id = company and j.id = p.project_id
      left join public.project_sites s on s.company_id = company and s.id = p.site_id
      left join public.profiles w on w.company_id = company and w.person_id = a.person_id
      order by i.place
    ) r
  );
end
$$;

comment on function app.photo_rows(uuid, uuid[]) is
  'Photos as albums show them, in the order given. For functions that have checked that the caller may see them.';
