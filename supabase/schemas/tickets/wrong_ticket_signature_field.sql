create or replace function app.wrong_ticket_signature_field(signed jsonb) returns text
language sql stable set search_path = ''
as $$
  select case when jsonb_typeof(signed) is distinct from 'object' then 'signed' else
    app.first_wrong(signed, jsonb_build_object(
      'v', signed -> 'v' = '1',
      'hash', app.is_hash(signed -> 'hash'),
      'name', app.is_text_or_null(signed -> 'name', 200) and signed -> 'name' <> 'null',
      'role', app.is_text_or_null(signed -> 'role', 200) and signed -> 'role' <> 'null',
      'drawing', app.is_signature_drawing(signed -> 'drawing'),
      'signed_at', case when app.is_instant(signed -> 'signed_at')
        then app.instant((signed ->> 'signed_at')::timestamptz) = signed ->> 'signed_at' else false end
    ))
  end
$$;

comment on function app.wrong_ticket_signature_field(jsonb) is
  'The first field of a customer''s signature that is missing, unknown or not allowed; null when all are right.';
