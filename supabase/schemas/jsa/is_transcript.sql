create or replace function app.is_transcript(value jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when value = 'null' then true
    when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= 500
      and octet_length(value::text) <= 1000000
      and (
        select coalesce(bool_and(coalesce(
          jsonb_typeof(line.value) = 'object' and line.value - '{who,text,at,clip,suggestion}'::text[] = '{}'
            and app.is_choice(line.value -> 'who', 'sarah', 'person')
            and jsonb_typeof(line.value -> 'text') = 'string' and length(line.value ->> 'text') <= 20000
            and app.is_instant(line.value -> 'at')
            and (not line.value ? 'clip' or app.is_uuid(line.value -> 'clip') and line.value ->> 'who' = 'person')
            and (
              not line.value ? 'suggestion'
              or app.is_choice(line.value -> 'suggestion', 'accepted', 'rejected') and line.value ->> 'who' = 'person'
            ),
          false
        )), true)
        from jsonb_array_elements(value) as line (value)
      )
    else false
  end
$$;

comment on function app.is_transcript(jsonb) is
  'Whether a JSON value is null or the lines of a dialogue: {who: sarah or person, text, at}, '
  'and of a person''s line the id of its recording, clip, or what became of the '
  'suggestion that it repeats, accepted or rejected.';
