create or replace function app.wrong_approval_field(company uuid, approved jsonb) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if jsonb_typeof(approved) is distinct from 'object' then
    return 'approved';
  end if;
  return app.first_wrong(approved, jsonb_build_object(
    'v', approved -> 'v' = '1',
    'hash', app.is_hash(approved -> 'hash'),
    'method', app.is_choice(approved -> 'method', 'login', 'pin'),
    'person_id', app.is_active_person(company, approved -> 'person_id'),
    'pin_proof', case approved ->> 'method' when 'pin' then app.is_hash(approved -> 'pin_proof')
      else approved -> 'pin_proof' = 'null' end,
    'approved_at', app.is_instant(approved -> 'approved_at')
  ));
end
$$;

comment on function app.wrong_approval_field(uuid, jsonb) is
  'The first field of an approval that is missing, unknown or not allowed; null when all are right.';
