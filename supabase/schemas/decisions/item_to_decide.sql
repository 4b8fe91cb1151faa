create or replace function app.item_to_decide(item_id uuid) returns public.decision_items
language plpgsql set search_path = ''
as $$
declare
  item public.decision_items;
  locked uuid;
begin
  loop
    select * into item from public.decision_items i where i.id = item_to_decide.item_id;
    if item.id is null or not coalesce(app.may_decide(item), false) then
      return null;
    end if;
    locked := item.person_id;
    begin
      perform app.lock_people(item.company_id, array[locked]);
      select * into item from public.decision_items i where i.id = item_to_decide.item_id;
      if item.person_id = locked then
        return item;
      end if;
      raise exception 'merged meanwhile' using errcode = 'MUMOV';
    exception
      when sqlstate 'MUMOV' then
        null;
    end;
  end loop;
end
$$;

comment on function app.item_to_decide(uuid) is
  'A question with the clock of whom it is about locked; null when there is none or the caller may not decide it.';
