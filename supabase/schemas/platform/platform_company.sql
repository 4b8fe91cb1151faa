create or replace function public.platform_company(company uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  facts jsonb;
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  facts := app.company_lines(array[company]) -> 0;
  if facts is null then
    return app.refused('not_found');
  end if;
  return jsonb_build_object('verdict', 'ok', 'company', facts, 'departure', app.departure_json(company), 'weeks', (
    select jsonb_agg(jsonb_build_object(
      'begins_on', w.begins::date,
      'people', (
        select count(*) from public.memberships m
        where m.company_id = company and m.valid_from < w.ends and (m.valid_to is null or m.valid_to >= w.ends)
      ),
      'clocked_in', (
        select count(distinct e.person_id) from public.time_entries e
        where e.company_id = company and e.started_at >= w.begins and e.started_at < w.ends
      ),
      'storage_bytes', (
        select coalesce(sum((o.metadata ->> 'size')::bigint), 0)::bigint
        from storage.objects o where o.path_tokens[1] = company::text and o.created_at < w.ends
      )
    ) order by w.begins)
    from (
      select monday at time zone 'UTC' as begins, least(now(), (monday + interval '7 days') at time zone 'UTC') as ends
      from generate_series(
        date_trunc('week', now() at time zone 'UTC') - interval '12 weeks',
        date_trunc('week', now() at time zone 'UTC'), interval '7 days'
      ) as monday
    ) w
  ));
end
$$;

comment on function public.platform_company(uuid) is
  'For a platform admin: a company''s figures now, and those of thirteen weeks (UTC, from Monday): people at the '
  'end of the week, people who clocked in, and the size of the files stored by then that are still there. Verdict '
  'ok or refused (not_allowed, not_found).';

grant execute on function public.platform_company(uuid) to authenticated;
