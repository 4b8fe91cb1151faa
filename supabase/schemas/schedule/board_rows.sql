create or replace function app.board_rows(company uuid, ids uuid[]) returns setof jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', s.id) || s.content || jsonb_build_object(
    'starts_at', app.instant(s.starts_at), 'ends_at', app.instant(s.ends_at), 'version', s.version,
    'state', case
      when s.removed_at is not null then 'removed' when s.seen is null then 'draft'
      when s.seen = s.content then 'published' else 'changed' end,
    'series_id', s.series_id, 'is_exception', s.is_exception,
    'published', s.seen || s.seen_facts,
    'override_reason', s.override_reason,
    'waiting', (
      select count(*) from public.shift_requests r
      where r.company_id = company and r.state in ('offered', 'waiting') and s.id in (r.shift_id, r.other_shift_id)
    ),
    'changed_by', (
      select trim(c.first_name || ' ' || c.last_name) from public.profiles c
      where c.company_id = company and c.person_id = s.changed_by
    ),
    'changed_at', app.instant(s.changed_at)
  )
  from (
    select w.*, app.shift_content(to_jsonb(w)) as content,
      case when p.id is not null then app.shift_content(to_jsonb(p)) end as seen,
      jsonb_build_object(
        'starts_at', app.instant(p.starts_at), 'ends_at', app.instant(p.ends_at), 'sequence', p.sequence,
        'published_at', app.instant(p.published_at), 'confirmed_at', app.instant(p.confirmed_at)
      ) as seen_facts
    from public.shifts w
    left join public.published_shifts p on p.company_id = w.company_id and p.id = w.id and p.canceled_at is null
    where w.company_id = company and w.id = any (ids)
  ) s
  order by s.starts_at, s.id
$$;

comment on function app.board_rows(uuid, uuid[]) is
  'Shifts as the board shows them, as boardShiftSchema of packages/contract. For functions that have checked that the '
  'caller plans them.';
