import type { Line, Turn } from '@muster/domain/jsa/jsa-state';
import { ChoiceList } from './ChoiceList.tsx';
import { choicesOf, chosenLine } from './choices.ts';
import { JobChoices } from './JobChoices.tsx';

/** The answers to the current question that can be tapped. */
export function AnswerArea({
  turn,
  onSay,
}: {
  readonly turn: Turn;
  readonly onSay: (line: Line) => void;
}) {
  const { asks, state } = turn;
  if (state.isPaused || asks === null) return null;
  const say = (chosen: readonly string[]) => onSay(chosenLine(turn, chosen));
  const choices = choicesOf(turn);
  return (
    <div className="space-y-3">
      <ChoiceList
        // A new question starts without the choices made for the last one.
        key={`${state.questions} ${state.lang} ${choices.offers.join()}`}
        choices={choices}
        lang={state.lang}
        onChoose={say}
      />
      {asks.slot === 'task' && (
        <JobChoices
          lang={state.lang}
          ownJobs={state.context.company?.templates.map(({ name }) => name) ?? []}
          onChoose={(job) => say([job])}
        />
      )}
    </div>
  );
}
