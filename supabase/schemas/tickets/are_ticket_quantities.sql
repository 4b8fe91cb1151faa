create or replace function app.are_ticket_quantities(lines jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) > 100 then false else
    not exists (
      select from jsonb_array_elements(lines) l
      where app.first_wrong(l.value, jsonb_build_object(
        'what', app.is_text_or_null(l.value -> 'what', 200) and l.value -> 'what' <> 'null',
        'unit', app.is_text_or_null(l.value -> 'unit', 20),
        'quantity', app.is_whole(l.value -> 'quantity', 1, 999999999)
      )) is not null
    )
  end
$$;

comment on function app.are_ticket_quantities(jsonb) is
  'Whether a value is a list of at most a hundred materials or machines on a ticket, {what, unit, quantity} with '
  'quantities in thousandths.';
