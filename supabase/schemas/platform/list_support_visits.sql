create or replace function public.list_support_visits(of_company boolean default false) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  asker constant record := app.who_asks();
begin
  if asker.company_id is null or coalesce(of_company and asker.role <> 'admin', true) then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok', 'needs_consent', app.asks_for_consent(asker.company_id),
    'visits', (
      select coalesce(jsonb_agg(
        app.visit_json(v) || jsonb_build_object('opened', (
          select coalesce(jsonb_agg(
            jsonb_build_object('opened', r.opened, 'at', app.instant(r.at)) order by r.at, r.opened
          ), '[]')
          from (
            select o.opened, min(o.opened_at) as at from app.support_visit_reads o
            where o.visit_id = v.id group by o.opened
          ) r
        )) order by v.asked_at desc, v.id
      ), '[]')
      from (
        select * from app.support_visits s
        where s.company_id = asker.company_id and (of_company or s.person_id = asker.person_id)
          -- People see the visits that took place, not those that were only requested.
          and (of_company or s.begun_at is not null)
        order by s.asked_at desc, s.id limit 100
      ) v
    )
  );
end
$$;

comment on function public.list_support_visits(boolean) is
  'The newest 100 times that support looked at what the caller sees: by whom, why, when and what was opened; for '
  'admins of_company has everyone''s and the questions for consent. Verdict ok or refused (not_allowed).';

grant execute on function public.list_support_visits(boolean) to authenticated;
