create or replace function app.is_signature_drawing(drawing jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(drawing) is distinct from 'array' or octet_length(drawing::text) > 200000 then false
    when drawing = '[]' then false
    else not exists (
      select from jsonb_array_elements(drawing) s
      where case
        when jsonb_typeof(s.value -> 'points') is distinct from 'array' then true
        when s.value -> 'points' = '[]' or s.value - 'points' <> '{}' then true
        else exists (
          select from jsonb_array_elements(s.value -> 'points') p
          where jsonb_typeof(p.value) is distinct from 'object' or p.value - '{x,y}'::text[] <> '{}'
            or coalesce(p.value ->> 'x', '') !~ '^-?\d{1,5}(\.\d)?$' or jsonb_typeof(p.value -> 'x') <> 'number'
            or coalesce(p.value ->> 'y', '') !~ '^-?\d{1,5}(\.\d)?$' or jsonb_typeof(p.value -> 'y') <> 'number'
        )
      end
    )
  end
$$;

comment on function app.is_signature_drawing(jsonb) is
  'True when a value is what a finger drew: strokes, {points: [{x, y}]}, in tenths of a pixel, in at most '
  '200,000 bytes.';
