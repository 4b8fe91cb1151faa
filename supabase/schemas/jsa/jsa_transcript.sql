create or replace function public.jsa_transcript(jsa_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  if not app.may_read_jsa_transcript(jsa_id) then
    return app.refused('not_found');
  end if;
  return (
    select jsonb_build_object(
      'verdict', 'ok',
      'person', app.person_label(company, t.person_id),
      -- The company's period in whole days, or otherwise the latest possible time.
      'deleted_at', app.instant(case
        when app.is_kept_until_signed(c.settings) then least(j.ends_at, j.ended_at)
        else t.saved_at + (now() - app.kept_since(c.settings, 'voice_audio', now()))
      end),
      'until_signed', app.is_kept_until_signed(c.settings),
      'lines', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'who', l.line -> 'who', 'text', l.line -> 'text', 'at', l.line -> 'at',
          'suggestion', l.line -> 'suggestion',
          'clip', case when l.line ? 'clip' then app.jsa_clip_path(company, t.jsa_id, l.line ->> 'clip') end
        ) order by l.at), '[]')
        from jsonb_array_elements(t.lines) with ordinality as l (line, at)
      )
    )
    from public.jsa_transcripts t
    join public.companies c on c.id = t.company_id
    join public.jsas j on j.company_id = t.company_id and j.id = t.jsa_id
    where t.company_id = company and t.jsa_id = jsa_transcript.jsa_id
  );
end
$$;

comment on function public.jsa_transcript(uuid) is
  'What was said while a JSA was made, for the person who said it and admins: lines with who, text, at, '
  'suggestion (accepted or rejected; null: none) and clip, the name of its recording in the '
  'bucket voice-clips (null: none, or not there yet), and when all of it goes, '
  'at the latest where it is kept until everyone has signed (until_signed). Refused with not_allowed or '
  'not_found.';

grant execute on function public.jsa_transcript(uuid) to authenticated;
