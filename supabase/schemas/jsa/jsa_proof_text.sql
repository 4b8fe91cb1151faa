create or replace function app.jsa_proof_text(what text, act_id uuid, jsa_id uuid, hash text, told text) returns text
language sql immutable set search_path = ''
as $$
  select concat_ws('|', 'muster jsa', what, act_id, jsa_id, hash, told)
$$;

comment on function app.jsa_proof_text(text, uuid, uuid, text, text) is
  'What a PIN that is typed under a JSA proves; jsaProofText of the contract writes the same.';
