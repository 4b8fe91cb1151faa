create or replace function public.my_location_notice() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  person constant uuid := app.my_person_id();
begin
  if company is null or person is null or app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  return (
    select jsonb_build_object(
      'verdict', 'ok', 'mode', s.location_mode, 'trail_minutes', s.trail_minutes, 'version', n.version,
      'text_en', n.text_en, 'text_es', n.text_es, 'covers_trail', n.covers_trail,
      'written_at', app.instant(n.written_at), 'choice', app.location_choice(company, person),
      'choices', (
        select coalesce(jsonb_agg(
          jsonb_build_object('choice', c.choice, 'version', c.version, 'way', c.way, 'at', app.instant(c.chosen_at))
          order by c.chosen_at desc, c.id
        ), '[]')
        from public.location_choices c where c.company_id = company and c.person_id = person
      )
    )
    from public.company_settings s
    join public.location_notices n on n.company_id = s.company_id
    where s.company_id = company
    order by n.version desc limit 1
  );
end
$$;

comment on function public.my_location_notice() is
  'The location notice that applies to the caller, and what they have answered so far, the newest first. Verdict ok '
  'or refused (not_allowed).';

grant execute on function public.my_location_notice() to authenticated;
