import { type ColumnMeaning, isRoleWord } from './read-cells.ts';

/** Headings that are above roles in some files and above job titles, which aren't roles, in others. */
const jobHeadings = ['position', 'puesto', 'cargo', 'funcion'];

/** Headings used by spreadsheets and payroll programs, in English and Spanish, without accents. */
const headings: readonly (readonly [ColumnMeaning, readonly string[]])[] = [
  [
    'first_name',
    [
      'first name',
      'firstname',
      'given name',
      'forename',
      'first',
      'nombre',
      'nombres',
      'primer nombre',
    ],
  ],
  [
    'last_name',
    ['last name', 'lastname', 'surname', 'family name', 'last', 'apellido', 'apellidos'],
  ],
  [
    'full_name',
    [
      'name',
      'full name',
      'employee',
      'employee name',
      'worker',
      'person',
      'nombre completo',
      'nombre y apellido',
      'nombre y apellidos',
      'empleado',
      'trabajador',
      'persona',
    ],
  ],
  [
    'email',
    [
      'email',
      'e mail',
      'mail',
      'email address',
      'email id',
      'work email',
      'personal email',
      'correo',
      'correo electronico',
      'correo e',
    ],
  ],
  [
    'phone',
    [
      'phone',
      'phone number',
      'mobile',
      'mobile phone',
      'cell',
      'cell phone',
      'telephone',
      'tel',
      'telefono',
      'celular',
      'movil',
      'numero de telefono',
    ],
  ],
  ['role', ['role', 'access', 'rol', ...jobHeadings]],
  ['crew', ['crew', 'team', 'group', 'department', 'cuadrilla', 'equipo', 'grupo', 'departamento']],
  [
    'employee_number',
    [
      'employee number',
      'employee no',
      'employee id',
      'emp no',
      'emp id',
      'number',
      'no',
      'id',
      'payroll id',
      'payroll number',
      'file number',
      'badge',
      'badge id',
      'numero',
      'numero de empleado',
      'no empleado',
      'num empleado',
      'clave',
      'legajo',
      'nomina',
    ],
  ],
  ['language', ['language', 'lang', 'preferred language', 'idioma', 'lengua']],
  [
    'starts_on',
    [
      'start date',
      'starts on',
      'start',
      'hire date',
      'hired',
      'hired on',
      'date of hire',
      'first day',
      'primer dia',
      'fecha de inicio',
      'inicio',
      'fecha de ingreso',
      'fecha de alta',
      'ingreso',
      'alta',
    ],
  ],
  [
    'rate',
    [
      'rate',
      'pay rate',
      'hourly rate',
      'wage',
      'hourly wage',
      'rate per hour',
      'tarifa',
      'tarifa por hora',
      'salario por hora',
      'pago por hora',
      'sueldo por hora',
    ],
  ],
];

/**
 * Guesses the meaning of a file's columns from their headings; null if it is unclear. No meaning is assigned twice.
 *
 * @param cellsOf returns a column's cells, by its index
 */
export function guessColumns(
  given: readonly string[],
  cellsOf: (at: number) => readonly string[] = () => [],
): readonly (ColumnMeaning | null)[] {
  const taken = new Set<ColumnMeaning>();
  const guesses = given.map((heading, at) => {
    const words = plainHeading(heading);
    const guess = headings.find(([, known]) => known.includes(words))?.[0];
    if (guess === undefined || taken.has(guess)) return null;
    if (jobHeadings.includes(words) && !cellsOf(at).every(isEmptyOrRole)) return null;
    taken.add(guess);
    return guess;
  });
  // "Nombre" without an "Apellidos" is the whole name.
  return taken.has('first_name') && !taken.has('last_name') && !taken.has('full_name')
    ? guesses.map((guess) => (guess === 'first_name' ? 'full_name' : guess))
    : guesses;
}

function isEmptyOrRole(cell: string): boolean {
  return cell.trim() === '' || isRoleWord(cell);
}

function plainHeading(heading: string): string {
  return (
    heading
      .replaceAll('#', ' number ')
      // "hireDate"
      .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
  );
}
