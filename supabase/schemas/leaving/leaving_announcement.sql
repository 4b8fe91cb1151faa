create or replace function app.leaving_announcement(company uuid)
returns table (id uuid, text_en text, text_es text, audience text, starts_at timestamptz, ends_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select d.id,
    format(
      '%s leaves Muster. On %s all of its data is deleted. Until then you work as always. Download your own data '
      'under My profile.', d.company_name, to_char(d.day, 'FMMonth FMDD, YYYY')
    ),
    format(
      '%s deja Muster. El %s se borran todos sus datos. Hasta entonces se trabaja como siempre. Descargue sus propios '
      'datos en Mi perfil.', d.company_name, to_char(d.day, 'DD/MM/YYYY')
    ),
    'everyone', d.started_at, d.deletes_at
  from (
    select d.*, (d.deletes_at at time zone s.time_zone)::date as day
    from app.company_departures d
    join public.company_settings s on s.company_id = d.company_id
    where d.company_id = company and d.stayed_at is null
  ) d
$$;

comment on function app.leaving_announcement(uuid) is
  'What everyone in a leaving company reads on every page until the day, in the form of an announcement.';
