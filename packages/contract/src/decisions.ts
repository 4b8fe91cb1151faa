/** Why a punch waits for a supervisor, or what a supervisor is asked about an entry. */
export const decisionKinds = [
  'revoked_membership',
  'clock_implausible',
  'late_arrival',
  'stated_time',
  'overlap',
  'missing_in',
  'estimated_close',
  'pin_unproven',
  'disputed',
  'locked_period',
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

export const decisionStates = ['open', 'accepted', 'rejected', 'withdrawn'] as const;
export type DecisionState = (typeof decisionStates)[number];

/** What `decide_item` takes; all but `accept` need a comment. */
export const decisionAnswers = ['accept', 'reject', 'set_time'] as const;
export type DecisionAnswer = (typeof decisionAnswers)[number];
