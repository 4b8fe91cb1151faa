create or replace function public.propose_claims() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  today constant date := app.company_today(company);
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object('verdict', 'ok', 'currency', app.company_currency(company), 'proposals', (
    with entries as materialized (
      select e.started_at, (e.started_at at time zone e.zone)::date as day, e.project_id, e.cost_code_id,
        coalesce(p.site_id, o.site_id) as site_id
      from public.time_entries e
      left join public.punches p on p.company_id = company and p.id = e.id
      -- Without a location, the project's only site is used.
      left join lateral (
        select min(s.id::text)::uuid as site_id from public.project_sites s
        where s.company_id = company and s.project_id = e.project_id and s.archived_at is null having count(*) = 1
      ) o on true
      where e.company_id = company and e.person_id = me and e.state in ('open', 'closed')
        and e.project_id is not null and e.started_at > now() - interval '16 days'
    ), recent as (
      select e.*, lag(e.site_id) over (partition by e.day order by e.started_at) as from_site_id
      from entries e where e.day > today - 14
    ), legs as (
      select distinct on (l.day, l.from_site_id, l.site_id) l.day, l.project_id, l.cost_code_id, l.from_site_id,
        l.site_id as to_site_id, r.rate, r.unit, l.started_at,
        round(app.arc_m(a.lat, a.lng, b.lat, b.lng) / case r.unit when 'mi' then 1609.344 else 1000 end * 10)::bigint
          * 100 as quantity
      from recent l
      join public.project_sites a on a.company_id = company and a.id = l.from_site_id
      join public.project_sites b on b.company_id = company and b.id = l.site_id
      cross join lateral app.claim_rate_on(company, 'mileage', l.day) r
      where l.from_site_id <> l.site_id and r.rate is not null and not exists (
        select from public.claims c
        where c.company_id = company and c.person_id = me and c.kind = 'mileage' and c.day = l.day
          and c.from_site_id = l.from_site_id and c.to_site_id = l.site_id and c.state <> 'withdrawn'
      )
      order by l.day, l.from_site_id, l.site_id, l.started_at
    ), days as (
      select distinct on (w.day) w.day, w.project_id, w.cost_code_id, r.rate, r.edge_percent, not (
        exists (select from entries e where e.day = w.day - 1 and e.project_id = w.project_id)
        and (w.day + 1 = today or exists (
          select from entries e where e.day = w.day + 1 and e.project_id = w.project_id
        ))
      ) as is_edge_day
      from recent w
      cross join lateral app.claim_rate_on(company, 'per_diem', w.day) r
      where w.day < today and r.rate is not null and not exists (
        select from public.claims c
        where c.company_id = company and c.person_id = me and c.kind = 'per_diem' and c.day = w.day
          and c.state <> 'withdrawn'
      )
      order by w.day, w.started_at
    ), proposed as (
      select 'mileage' as kind, l.day, l.project_id, l.cost_code_id, l.quantity, l.unit, l.from_site_id, l.to_site_id,
        false as is_edge_day, app.line_amount(l.quantity, l.rate) as amount_cents
      from legs l where l.quantity >= 500
      union all
      select 'per_diem', d.day, d.project_id, d.cost_code_id, s.quantity, 'day', null, null, d.is_edge_day,
        app.line_amount(s.quantity, d.rate)
      from days d
      cross join lateral (select case when d.is_edge_day then d.edge_percent * 10 else 1000 end::bigint as quantity) s
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', x.kind, 'day', x.day, 'quantity', x.quantity, 'unit', x.unit, 'is_edge_day', x.is_edge_day,
      'amount_cents', x.amount_cents, 'cost_code_id', x.cost_code_id,
      'project', jsonb_build_object('id', p.id, 'name', p.name),
      'from_site', app.site_label(company, x.from_site_id), 'to_site', app.site_label(company, x.to_site_id)
    ) order by x.day desc, x.kind, x.from_site_id), '[]')
    from proposed x
    join public.projects p on p.company_id = company and p.id = x.project_id
    where x.amount_cents > 0
  ));
end
$$;

comment on function public.propose_claims() is
  'What the caller''s clock says they could claim of the last 14 days and have not: the way between two sites in a '
  'straight line, and days of work away. Nothing is claimed by it. Verdict ok or refused (not_allowed).';

grant execute on function public.propose_claims() to authenticated;
