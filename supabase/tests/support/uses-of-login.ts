/** SQL that reads the caller's login (`auth.uid()`) without calling `app.who_asks`, and why. */
export const usesOfLogin: {
  readonly functions: Readonly<Record<string, string>>;
  readonly policies: Readonly<Record<string, string>>;
} = {
  functions: {
    who_asks: 'It is the lookup.',
    refuse_unfit_session: 'Judges the session of a login, whoever that is.',
    is_listed_platform_admin: 'A platform admin belongs to no company.',
    // A kiosk isn't a person.
    current_caller: 'Kiosks hand in punches, too.',
    kiosk_roster: 'For kiosks.',
    demo_kiosk_key: 'For kiosks.',
    kiosk_time: 'For kiosks.',
    my_kiosk_company: 'For kiosks.',
    // For people who don't belong to a company yet.
    found_company: 'The founder becomes a member, and their row is locked meanwhile.',
    founding_options: 'For people in no company.',
    accept_invitation: 'The login becomes a member.',
    complete_profile: 'A profile comes before any company.',
    save_my_profile: 'A profile comes before any company.',
    begin_leaving: 'A platform admin belongs to no company.',
    end_leaving: 'A platform admin belongs to no company.',
    confirm_records_taken: 'Notes the name of the admin for when no person is left.',
    suspend_company: 'A platform admin belongs to no company.',
    lift_suspension: 'A platform admin belongs to no company.',
    note_login_help: 'A platform admin belongs to no company.',
    visit_of_caller: 'A platform admin belongs to no company.',
    open_visit_of_caller: 'A platform admin belongs to no company.',
    start_support_visit: 'A platform admin belongs to no company.',
    end_support_visit: 'A platform admin belongs to no company.',
    platform_visit: 'A platform admin belongs to no company.',
    list_platform_admins: 'A platform admin belongs to no company.',
    remove_platform_admin: 'A platform admin belongs to no company.',
    // Data that belongs to a login, in any company.
    missing_proof: 'A second factor belongs to a login.',
    my_identity: 'Says which login it is, kiosks and platform admins too.',
    my_data: 'What is kept about a login, with its address and sessions.',
    my_sessions: 'Sessions of a login.',
    end_my_sessions: 'Sessions of a login.',
    apply_change: 'Answers are kept by login, so that no other is told them.',
    rebase_on_own_changes: 'Counts the answers that are kept for a login.',
    write_audit: 'Notes the login beside the person.',
    export_audit: 'Notes the login beside the person.',
    person_data: 'Notes the login beside the person.',
    report_client_error: 'Notes the login, which may be in no company.',
    save_push_subscription: 'A browser gets the messages of one login.',
    remove_push_subscription: 'A browser gets the messages of one login.',
    my_push_subscription: 'A browser gets the messages of one login.',
    my_calendar_feed: 'An address opens the calendar of one login.',
    save_calendar_feed: 'An address opens the calendar of one login.',
    end_calendar_feed: 'An address opens the calendar of one login.',
  },
  policies: {
    profiles: 'One’s own profile comes before any company.',
    device_tokens: 'A phone gets the messages of one login.',
  },
};
