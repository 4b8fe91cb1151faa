create or replace function app.keep_jsa_transcript(company uuid, jsa uuid, transcript jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  me constant uuid := app.my_person_id();
  keeps_audio constant boolean := (
    select coalesce((c.settings #>> '{voice,keep_audio}')::boolean, false)
    from public.companies c where c.id = company
  );
  told constant jsonb := case when keeps_audio then transcript else (
    select coalesce(jsonb_agg(l.line - 'clip' order by l.at), '[]')
    from jsonb_array_elements(transcript) with ordinality as l (line, at)
  ) end;
begin
  delete from public.jsa_clips c where c.company_id = company and c.jsa_id = jsa;
  insert into public.jsa_transcripts (company_id, jsa_id, person_id, lines)
  values (company, jsa, me, told)
  on conflict on constraint jsa_transcripts_pkey
  do update set lines = excluded.lines, person_id = excluded.person_id, saved_at = now();
  insert into public.jsa_clips (company_id, jsa_id, id, person_id)
  select distinct company, jsa, (l.line ->> 'clip')::uuid, me
  from jsonb_array_elements(told) as l (line)
  where l.line ? 'clip';
end
$$;

comment on function app.keep_jsa_transcript(uuid, uuid, jsonb) is
  'Stores what the caller said for a JSA in place of what was there, with the recordings that it names where the '
  'company keeps them.';
