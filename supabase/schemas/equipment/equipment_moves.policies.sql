grant select, insert, update, delete on public.equipment_moves to service_role;
-- Withheld: everything. move_equipment writes it and read_equipment shows it.

create trigger audit after insert or update or delete on public.equipment_moves
  for each row execute function app.audit_row();
