/**
 * Changes that a device may keep while it is offline, with the version of their payload. Each can be repeated by its
 * request id, or loses to a newer version of its record. A newer app that changes a change's parameters increases its
 * version, and the server accepts the older ones for 12 months (`apply_kept_change`). Money, roles, rates and locks are
 * never in this list: a claim has miles and days, which the server prices.
 */
export const keptChangeVersions = {
  decide_item: 1,
  move_equipment: 2,
  record_claim: 1,
  save_branding: 1,
  save_checklist: 2,
  save_company_settings: 1,
  save_cost_code: 2,
  save_equipment: 1,
  save_log_line: 1,
  save_shifts: 1,
  save_ticket: 1,
  sign_log: 1,
  sign_ticket: 1,
  void_ticket: 1,
} as const;

export type KeptChangeName = keyof typeof keptChangeVersions;

/** Sections of the settings that may wait, because they don't move hours or delete anything. */
export const keptSettings = ['profile', 'clock', 'reminders', 'voice'] as const;
