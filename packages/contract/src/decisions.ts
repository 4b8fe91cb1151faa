/** Reasons a punch waits for a supervisor, or questions that a supervisor gets about an entry. */
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

/** Answers that `decide_item` accepts; all but `accept` need a comment. */
export const decisionAnswers = ['accept', 'reject', 'set_time'] as const;
export type DecisionAnswer = (typeof decisionAnswers)[number];
