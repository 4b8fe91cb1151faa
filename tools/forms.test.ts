import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../apps/web/src');

/** Forms that don't use `kit/form`, and why. Everything else that collects and sends input uses `useForm`. */
const ownForms: Readonly<Record<string, string>> = {
  'features/session/CodeForm.tsx': 'one code, sent by itself with its last digit',
  'features/onboarding/Onboarding.tsx': 'steps whose answers the device keeps as they are typed',
  'features/platform/LoginHelp.tsx': 'looks up one address: nothing is sent or kept',
  'features/sarah/SayLine.tsx': 'a line of a talk: nothing to check, nothing that stays',
  'kit/record/CommentForm.tsx': 'a note: empties after each one, saved on the device',
};

/** Sheets with one or two controls that aren't forms: a question with an answer, a choice, a list. */
const questions: Readonly<Record<string, string>> = {
  'features/clock/crew/CrewPunchSheet.tsx': 'a punch: taps, and a job to choose',
  'features/clock/punch/OffSiteReasonSheet.tsx': 'asks for a word while a punch is under way',
  'features/clock/repair/FinishSheet.tsx': 'offers times for a missing clock-out',
  'features/crews/AddPeopleSheet.tsx': 'a list whose rows are saved one by one',
  'features/crews/StandingSheet.tsx': 'a confirmation with its day',
  'features/dashboard/decisions/DecideSheet.tsx': 'answers one review',
  'features/people/BulkSheet.tsx': 'a choice and its preview',
  'features/person/ReactivateSheet.tsx': 'a confirmation with a role',
  'features/profile/DecideRequestSheet.tsx': 'a confirmation: accept or decline, with a word',
  'features/profile/DeletionCard.tsx': 'a confirmation with a reason',
  'features/projects/sites/CornersField.tsx': 'one field of the site editor',
  'features/schedule/board/PublishSheet.tsx': 'a confirmation with a reason',
  'features/schedule/board/TemplateSheet.tsx': 'a list, and a name for one more',
  'features/schedule/my/SwapSheet.tsx': 'one choice from a list',
  'features/schedule/requests/DecideSheet.tsx': 'a confirmation with a word',
  'features/session/WithReauthentication.tsx': 'one code before another form goes on',
};

/** Parts of forms, filters, and pages that apply changes immediately. */
const fields: Readonly<Record<string, string>> = {
  'features/clock/job/JobFields.tsx': 'the fields of a job',
  'features/kiosks/PinList.tsx': 'filters a list',
  'features/photos/TagsField.tsx': 'a field',
  'features/safety/incidents/IncidentsPage.tsx': 'chooses a year',
  'features/timesheets/grid/WeekGridPage.tsx': 'a grid, and what all of its cells share',
  'features/sarah/PapersFields.tsx': 'fields of the form that starts a talk',
  'features/settings/form/NumberField.tsx': 'a field',
  'kit/import/FileStep.tsx': 'a place to paste into: what is pasted is the file',
  'kit/link/CopyField.tsx': 'shows a link',
  'kit/photos/MarkupSheet.tsx': 'a drawing on a photo',
  'kit/record/CommentRow.tsx': 'a note that is changed in place',
};

const controls =
  /<(?:TextField|TextArea|CodeField|PasswordField|NewPasswordField|RadioGroup|Select|Picker|WallTimeFields|FromDayField)\b/;

const sources = globSync('{features,kit}/**/*.tsx', { cwd: root })
  .filter((file) => !file.startsWith('kit/form/') && !file.startsWith('kit/list/'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

it('has no form element outside kit/form but those named here', () => {
  const forms = sources.filter(({ text }) => text.includes('<form')).map(({ file }) => file);
  expect(forms.toSorted()).toEqual(Object.keys(ownForms).toSorted());
});

it('has no component that keeps typed values itself but those named here', () => {
  const own = sources
    .filter(({ text }) => controls.test(text) && text.includes('useState'))
    .filter(({ text }) => !/kit\/form\/(?:use-form|PageForm|FormSheet)/.test(text))
    .map(({ file }) => file);
  const known = { ...ownForms, ...questions, ...fields };
  expect(own.filter((file) => !(file in known))).toEqual([]);
  const gone = Object.keys({ ...questions, ...fields }).filter((file) => !own.includes(file));
  expect(gone, 'no longer outside, so no longer listed').toEqual([]);
});
