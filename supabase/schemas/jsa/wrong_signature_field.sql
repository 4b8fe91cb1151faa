create or replace function app.wrong_signature_field(company uuid, signed jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  method constant text := signed ->> 'method';
begin
  if jsonb_typeof(signed) is distinct from 'object' then
    return 'signed';
  end if;
  return app.first_wrong(signed, jsonb_build_object(
    'v', signed -> 'v' = '1',
    'hash', app.is_hash(signed -> 'hash'),
    'method', app.is_choice(signed -> 'method', 'login', 'finger', 'pin'),
    'person_id', signed -> 'person_id' = 'null' and method = 'finger'
      or app.is_active_person(company, signed -> 'person_id'),
    'name', app.is_text_or_null(signed -> 'name', 200) and signed -> 'name' <> 'null',
    'drawing', case method
      when 'finger' then jsonb_typeof(signed -> 'drawing') = 'array' and signed -> 'drawing' <> '[]'
        and octet_length((signed -> 'drawing')::text) <= 200000
      else signed -> 'drawing' = 'null'
    end,
    'pin_proof', case method when 'pin' then app.is_hash(signed -> 'pin_proof')
      else signed -> 'pin_proof' = 'null' end,
    'missed', app.is_text_or_null(signed -> 'missed', 2000),
    'signed_at', app.is_instant(signed -> 'signed_at')
  ));
end
$$;

comment on function app.wrong_signature_field(uuid, jsonb) is
  'The first field of a signature that is missing, unknown or not allowed; null when all are right.';
