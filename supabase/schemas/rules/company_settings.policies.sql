create policy company_settings_read on public.company_settings for select to authenticated
  using (company_id = (select app.my_company_id()));

grant select (
  company_id, time_zone, cost_code_rule, note_rule, location_mode, trail_minutes, version, default_language,
  remind_employee_after, remind_supervisor_after, still_in_after_hours, remind_end_after, remind_break_before,
  quiet_from, quiet_to, currency
)
  on public.company_settings to authenticated;
grant select, insert, update, delete on public.company_settings to service_role;
-- Withheld: every write; rules about pay and locations change by RPC.

create trigger bump_version before update on public.company_settings
  for each row execute function app.bump_version();
create trigger keep_reminders_changed before update on public.company_settings
  for each row when (
    (
      old.time_zone, old.remind_employee_after, old.still_in_after_hours, old.remind_end_after,
      old.remind_break_before, old.quiet_from, old.quiet_to
    ) is distinct from (
      new.time_zone, new.remind_employee_after, new.still_in_after_hours, new.remind_end_after,
      new.remind_break_before, new.quiet_from, new.quiet_to
    )
  )
  execute function app.keep_reminders_changed();
create trigger audit after insert or update or delete on public.company_settings
  for each row execute function app.audit_row('');
