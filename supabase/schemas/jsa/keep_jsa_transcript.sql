create or replace function app.keep_jsa_transcript(company uuid, jsa uuid, saved jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  me constant uuid := app.my_person_id();
  keeps_audio constant boolean := (
    select coalesce((c.settings #>> '{voice,keep_audio}')::boolean, false)
    from public.companies c where c.id = company
  );
  told constant jsonb := nullif(saved -> 'told', 'null');
  kept jsonb;
begin
  kept := (
    select coalesce(jsonb_agg(case
      when keeps_audio and l.line ? 'clip' and app.was_told_of_recording(saved, (l.line ->> 'at')::timestamptz)
        then l.line
      else l.line - 'clip'
    end order by l.at), '[]')
    from jsonb_array_elements(saved -> 'transcript') with ordinality as l (line, at)
  );
  delete from public.jsa_clips c where c.company_id = company and c.jsa_id = jsa;
  insert into public.jsa_transcripts (company_id, jsa_id, person_id, lines)
  values (company, jsa, me, kept)
  on conflict on constraint jsa_transcripts_pkey
  do update set lines = excluded.lines, person_id = excluded.person_id, saved_at = now();
  insert into public.jsa_clips (company_id, jsa_id, id, person_id, told_at, told_wording)
  select distinct
    company, jsa, (l.line ->> 'clip')::uuid, me, (told ->> 'at')::timestamptz, (told ->> 'wording')::integer
  from jsonb_array_elements(kept) as l (line)
  where l.line ? 'clip';
  return case when keeps_audio and kept <> saved -> 'transcript' then 'recording_not_told' end;
end
$$;

comment on function app.keep_jsa_transcript(uuid, uuid, jsonb) is
  'Stores what the caller said for a JSA in place of what was there, with the recordings that it names where the '
  'company keeps them and the caller was told. Answers why recordings were refused: recording_not_told, or null.';
