create or replace function app.jsa_to_change(jsa_id uuid) returns public.jsas
language plpgsql set search_path = ''
as $$
declare
  held public.jsas;
begin
  perform pg_advisory_xact_lock(hashtextextended('jsa:' || jsa_id::text, 0));
  if app.may_read_jsa(jsa_id) then
    select * into held from public.jsas j where j.company_id = app.my_company_id() and j.id = jsa_id for update;
  end if;
  return held;
end
$$;

comment on function app.jsa_to_change(uuid) is
  'A JSA that the caller may read, its row held until the transaction ends; null for any other.';
