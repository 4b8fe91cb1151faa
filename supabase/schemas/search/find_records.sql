-- Each branch checks the same rights as the list of its area, and reads at most its six newest rows. People have no
-- date: they come first, and stay there while the palette adds data from the device.
create or replace function public.find_records(words text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  role constant text := app.my_role();
  is_admin constant boolean := role = 'admin';
  is_lead constant boolean := role in ('supervisor', 'admin');
  patterns constant text[] := app.search_patterns(coalesce(words, ''));
  most constant integer := 6;
  zone constant text := (select s.time_zone from public.company_settings s where s.company_id = company);
  projects uuid[];
  order_projects uuid[];
  hazards uuid[];
  people uuid[];
  sees_orders boolean;
begin
  if company is null or role is null then
    return app.refused('not_allowed');
  end if;
  if coalesce(length(words) > 200, false) then
    return app.refused_with_detail('invalid_input', 'words');
  end if;
  -- A support visit sees neither the texts of hazards nor locations.
  if coalesce(trim(words), '') = '' or app.is_visit() then
    return jsonb_build_object('verdict', 'ok', 'records', '[]'::jsonb);
  end if;
  projects := app.my_projects();
  hazards := app.my_hazards();
  people := case when is_lead then app.people_i_manage(company) else array[me] end;
  sees_orders := is_lead and app.sees_all_orders();
  order_projects := case when is_lead and not sees_orders then app.visible_order_projects() else '{}' end;
  return jsonb_build_object('verdict', 'ok', 'records', (
    with found_people as materialized (
      select p.person_id, btrim(p.first_name || ' ' || p.last_name) as name from public.profiles p
      where p.company_id = company and p.person_id = any (people)
        and app.plain_text(p.first_name || ' ' || p.last_name) ~ all (patterns)
      order by p.last_name, p.first_name, p.person_id limit 50
    ), found_projects as materialized (
      select p.id, p.name, p.number, p.customer, p.created_at from public.projects p
      where p.company_id = company and p.id = any (projects)
        and app.plain_text(concat_ws(' ', p.number, p.name, p.customer, p.address)) ~ all (patterns)
      order by p.created_at desc, p.id limit 50
    ), found as (
      (select 'person' as kind, p.person_id::text as id, null::text as below, p.name as label, null::text as detail,
        null::date as day, timestamptz 'infinity' as at
      from found_people p where is_lead limit most)
      union all
      (select 'project', p.id::text, null, p.name, nullif(concat_ws(' · ', p.number, p.customer), ''), null,
        p.created_at
      from found_projects p limit most)
      union all
      (select 'album', p.id::text, null, p.name, null, null, a.taken_at
      from found_projects p
      cross join lateral (
        select max(f.taken_at) as taken_at from public.project_photos f
        where f.company_id = company and f.project_id = p.id
      ) a
      where a.taken_at is not null order by a.taken_at desc limit most)
      union all
      (select 'site', s.id::text, s.project_id::text, s.name, p.name, null, s.created_at
      from public.project_sites s
      join public.projects p on p.company_id = company and p.id = s.project_id
      where s.company_id = company and is_lead and s.project_id = any (projects)
        and app.plain_text(s.name || ' ' || p.name) ~ all (patterns)
      order by s.created_at desc limit most)
      union all
      (select 'hazard', h.id::text, null, '#' || h.number || ' ' || left(h.what, 120), h.place, null, h.reported_at
      from public.hazards h
      where h.company_id = company and h.merged_into_id is null and h.search_text ~ all (patterns)
        and (is_admin or h.project_id is null or h.project_id = any (projects) or h.id = any (hazards))
      order by h.number desc limit most)
      union all
      (select 'jsa', j.id::text, null, '#' || j.number || ' ' || left(j.document ->> 'task', 120),
        j.document ->> 'place', null, j.made_at
      from public.jsas j
      where j.company_id = company and (j.search_text || ' ' || j.also_said_text) ~ all (patterns)
        and (is_admin or j.project_id is null or j.project_id = any (projects) or j.author_person_id = me
          or exists (
            select from public.jsa_signatures s
            where s.company_id = company and s.jsa_id = j.id and s.person_id = me
          ))
      order by j.made_at desc, j.number desc limit most)
      union all
      (select 'incident', i.id::text, null, '#' || i.number || ' ' || left(i.place, 120), null, i.occurred_on,
        i.known_at
      from public.incidents i
      where i.company_id = company and is_admin
        and app.plain_text('#' || i.number || ' ' || i.place || ' ' || i.occurred_on) ~ all (patterns)
      order by i.number desc limit most)
      union all
      (select 'timesheet', t.person_id::text, t.period_from::text, p.name, null, t.period_from, t.updated_at
      from found_people p
      cross join lateral (
        select s.* from public.timesheets s
        where s.company_id = company and s.person_id = p.person_id order by s.period_from desc limit 1
      ) t
      order by t.period_from desc, p.name limit most)
      union all
      (select 'shift', s.id::text, s.starts_local::date::text, coalesce(app.person_name(company, s.person_id), j.name),
        case when s.person_id is not null then j.name end, s.starts_local::date, s.starts_at
      from public.published_shifts s
      left join public.projects j on j.company_id = company and j.id = s.project_id
      where s.company_id = company and s.canceled_at is null and s.person_id = any (people)
        and s.starts_at between now() - interval '7 days' and now() + interval '30 days'
        and (s.person_id in (select f.person_id from found_people f)
          or s.project_id in (select f.id from found_projects f))
      order by abs(extract(epoch from s.starts_at - now())) limit most)
      union all
      (select 'export', e.id::text, null, '#' || e.number, coalesce(e.file_name, e.format), e.period_from, e.asked_at
      from public.payroll_exports e
      where e.company_id = company and is_admin
        and app.plain_text(concat_ws(' ', '#' || e.number, e.file_name, e.format, e.period_from, e.period_to))
          ~ all (patterns)
      order by e.asked_at desc limit most)
      union all
      (select 'daily_log', l.id::text, null, p.name, null, l.day, l.updated_at
      from found_projects p
      cross join lateral (
        select d.* from public.daily_logs d
        where d.company_id = company and d.project_id = p.id order by d.day desc limit 1
      ) l
      order by l.day desc limit most)
      union all
      (select 'ticket', t.id::text, null, '#' || t.number || ' ' || left(t.what, 120), null, t.day, t.made_at
      from public.work_tickets t
      where t.company_id = company and t.search_text ~ all (patterns)
        and (is_lead and t.project_id = any (projects) or t.author_person_id = me)
      order by t.day desc, t.number desc limit most)
      union all
      (select 'equipment', e.id::text, null, e.type || ' ' || e.number, e.model, null, e.meter_at
      from public.equipment e
      where e.company_id = company and app.plain_text(concat_ws(' ', e.number, e.type, e.model)) ~ all (patterns)
      order by e.is_retired, e.meter_at desc, e.id limit most)
      union all
      (select 'checklist', c.id::text, null, r.title ->> c.language, p.name,
        (c.made_at at time zone zone)::date, c.made_at
      from public.checklists c
      join public.checklist_revisions r
        on r.company_id = company and r.template_id = c.template_id and r.revision = c.revision
      left join public.projects p on p.company_id = company and p.id = c.project_id
      where c.company_id = company and c.search_text ~ all (patterns)
        and (is_admin or c.author_person_id = me or is_lead and not c.is_private and c.project_id = any (projects))
      order by c.made_at desc, c.id desc limit most)
      union all
      (select 'order', o.id::text, null, concat_ws(' ', o.number, coalesce(v.name, o.vendor_name)), j.name, null,
        o.created_at
      from public.purchase_orders o
      left join public.vendors v on v.company_id = company and v.id = o.vendor_id
      left join public.projects j on j.company_id = company and j.id = o.project_id
      where o.company_id = company and is_lead and o.search_text ~ all (patterns)
        and (sees_orders or o.project_id = any (order_projects)
          or me in (o.author_person_id, o.requester_person_id, o.submitted_by))
      order by o.created_at desc limit most)
      union all
      (select 'receipt', r.id::text, null, coalesce(r.vendor_name, app.person_name(company, r.person_id)), j.name,
        r.bought_on, r.received_at
      from public.receipts r
      join public.projects j on j.company_id = company and j.id = r.project_id
      where r.company_id = company and r.state <> 'withdrawn'
        and app.plain_text(concat_ws(' ', r.vendor_name, r.note, app.person_name(company, r.person_id)))
          ~ all (patterns)
        and app.sees_receipt(r)
      order by r.received_at desc, r.id desc limit most)
      union all
      (select 'claim', c.id::text, null, app.person_name(company, c.person_id), j.name, c.day, c.received_at
      from public.claims c
      join public.projects j on j.company_id = company and j.id = c.project_id
      where c.company_id = company and c.kind <> 'receipt' and c.state <> 'withdrawn'
        and app.claim_words(c) ~ all (patterns) and app.sees_claim(c)
      order by c.received_at desc, c.id desc limit most)
      union all
      (select 'vendor', v.id::text, null, v.name, null, null, v.updated_at
      from public.vendors v
      where v.company_id = company and is_lead and v.search_text ~ all (patterns)
      order by v.archived_at is not null, v.sort_name limit most)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', f.kind, 'id', f.id, 'below', f.below, 'label', f.label, 'detail', f.detail, 'day', f.day
    ) order by f.at desc, f.kind, f.label, f.id), '[]')
    from found f
  ));
end
$$;

comment on function public.find_records(text) is
  'For the search of the app: records with these words that the caller may read, up to six of each kind, people and '
  'then recent ones first. below is what the address of a record needs besides its id: the project of a site, the '
  'first day of a timesheet, the day of a shift. Answers {records} or refused (not_allowed, invalid_input).';

grant execute on function public.find_records(text) to authenticated;
